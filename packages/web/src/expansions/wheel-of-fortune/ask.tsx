import { type Answer, sayText } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import './ask.css';
import { SECTOR_SIGNS } from './sector-signs.tsx';
import { SECTOR_WORDS } from './sector-words.ts';
import { sectorPlace, WHEEL_SECTORS } from './wheel-art.tsx';
import { percentOf, WheelPicture } from './wheel-picture.tsx';

const WORDS = {
  en: {
    crown: 'Crown space',
    later: 'A follower on the wheel, for points when it stops there.',
    space: '{sector}: +{n} {n|point|points} when the wheel stops here',
    where: 'Press a sector of the wheel.',
    victim: 'Press one of your followers on the land.',
  },
  fr: {
    crown: 'Case couronne',
    later: 'Un partisan sur la roue, pour des points quand elle s’y arrête.',
    space: '{sector} : +{n} {n|point|points} quand la roue s’arrête ici',
    where: 'Choisissez un secteur de la roue.',
    victim: 'Choisissez un de vos partisans sur le plateau.',
  },
} as const;

const OPEN = 'crown:';
const spotOf = ({ target }: Answer): string => String(target.spot);
const figureOf = ({ target }: Answer): string => target.figure ?? '';
const pointsOf = ({ brings }: Answer): number => brings?.points?.[0].points ?? 0;

/** WF4: closed it is one thing to press; open, the wheel itself with a place to press for each sector. */
function Crown(props: AskProps) {
  const { view, seats, seat, answers, chosen, first, onFirst, onPick } = props;
  const { lang, name } = useWords();
  const words = WORDS[lang];
  const picked = chosen === undefined ? first : `${OPEN}${figureOf(chosen)}`;
  if (picked?.startsWith(OPEN) !== true) {
    return (
      <section className="ask">
        <AskCard
          picture={<WheelPicture view={view} seats={seats} />}
          title={words.crown}
          detail={words.later}
          isChosen={false}
          onPress={() => onFirst(`${OPEN}${figureOf(answers[0])}`)}
        />
      </section>
    );
  }
  const kinds = [...new Set(answers.map(figureOf))];
  const kind = picked.slice(OPEN.length);
  const here = answers.filter((answer) => figureOf(answer) === kind);
  const sayPlace = (answer: Answer) =>
    sayText(lang, words.space, { sector: name('spot', spotOf(answer)), n: pointsOf(answer) });
  return (
    <section className="ask large" aria-label={words.crown}>
      {kinds.length > 1 && (
        <div className="wheel-kinds">
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              aria-label={name('figure', one)}
              onClick={() => onFirst(`${OPEN}${one}`)}
            >
              <FigurePicture kind={one} colour={seats[seat].colour} />
            </button>
          ))}
        </div>
      )}
      <WheelPicture view={view} seats={seats}>
        {WHEEL_SECTORS.map((sector) => {
          const answer = here.find((one) => spotOf(one) === `${OPEN}${sector}`);
          if (answer === undefined) return undefined;
          const { x, y } = sectorPlace(sector);
          return (
            <button
              key={sector}
              type="button"
              className="wheel-sector"
              style={{ left: `${percentOf(x)}%`, top: `${percentOf(y)}%` }}
              aria-pressed={answer === chosen}
              aria-label={sayPlace(answer)}
              title={sayPlace(answer)}
              onClick={() => onPick(answer)}
            >
              +{pointsOf(answer)}
            </button>
          );
        })}
      </WheelPicture>
      <p className="small">{chosen === undefined ? words.where : sayPlace(chosen)}</p>
    </section>
  );
}

/** WF3: what has come over everybody, and that a follower has to go. */
function Plague() {
  const { lang, name } = useWords();
  return (
    <section className="ask">
      <p className="sector-told">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          {SECTOR_SIGNS.plague}
        </svg>
        <span>
          <strong>{name('spot', 'crown:plague')}</strong>
          {SECTOR_WORDS[lang].plague}
        </span>
      </p>
      <p>{WORDS[lang].victim}</p>
    </section>
  );
}

export const asks: Asks = {
  'wheel-of-fortune/crown': { Panel: Crown },
  'wheel-of-fortune/plague': { Panel: Plague },
};
