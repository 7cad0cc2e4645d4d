import type { Answer } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { signed } from '../brought.tsx';
import { SECTOR_SIGNS } from './wheel/sector-signs.tsx';
import './ask.css';

import { wheelOf } from './wheel/wheel.tsx';
import { sectorPlace, WHEEL_SECTORS } from './wheel/wheel-art.tsx';
import { percentOf, WheelPicture } from './wheel/wheel-picture.tsx';

const OPEN = 'crown:';
const spotOf = ({ target }: Answer): string => String(target.spot);
const figureOf = ({ target }: Answer): string => target.figure ?? '';
const pointsOf = ({ brings }: Answer): number => brings?.points?.[0].points ?? 0;

/** WF4: closed it is one thing to press, which opens and shuts it; open, the wheel itself with a place to press for each sector. */
function Crown(props: AskProps) {
  const { view, seats, answers, chosen, first, onFirst } = props;
  const { t, name } = useWords();
  const say = useAskWords('wheel-of-fortune');
  // Who chooses on the land has no need of it.
  const isOpen = first?.startsWith(OPEN) === true;
  const opened = `${OPEN}${figureOf(chosen ?? answers[0])}`;
  return (
    <section className={isOpen ? 'ask large' : 'ask'} aria-label={say('crown')}>
      <AskCard
        picture={<WheelPicture view={view} seats={seats} />}
        title={say('crown')}
        brings={
          chosen && t('table.turn', { who: name('spot', spotOf(chosen)), what: signed(pointsOf(chosen)) })
        }
        detail={say('later')}
        isChosen={chosen !== undefined}
        onPress={() => onFirst(isOpen && chosen === undefined ? undefined : opened)}
      />
      {isOpen && (
        <OpenWheel {...props} kind={chosen === undefined ? first.slice(OPEN.length) : figureOf(chosen)} />
      )}
    </section>
  );
}

/** The wheel, which lies over the land above a panel until a sector is chosen. */
function OpenWheel({
  view,
  seats,
  seat,
  answers,
  chosen,
  onFirst,
  onPick,
  kind,
}: AskProps & { readonly kind: string }) {
  const { name } = useWords();
  const say = useAskWords('wheel-of-fortune');
  const sayPlace = (answer: Answer) =>
    say('space', { sector: name('spot', spotOf(answer)), n: pointsOf(answer) });
  const kinds = [...new Set(answers.map(figureOf))];
  const here = answers.filter((answer) => figureOf(answer) === kind);
  const stopped = wheelOf(view)?.sector ?? '';
  return (
    <div className="wheel-open ask-over" data-folded={chosen !== undefined}>
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
          const { x, y } = sectorPlace(stopped, sector);
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
      <p className="small">{chosen === undefined ? say('where') : sayPlace(chosen)}</p>
    </div>
  );
}

/** WF3: what has come over everybody, and that a follower has to go. */
function Plague() {
  const { name } = useWords();
  const say = useAskWords('wheel-of-fortune');
  return (
    <section className="ask">
      <p className="sector-told ask-row">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          {SECTOR_SIGNS.plague}
        </svg>
        <span>
          <strong>{name('spot', 'crown:plague')}</strong>
          {say('sector.plague')}
        </span>
      </p>
    </section>
  );
}

export const asks: Asks = {
  'wheel-of-fortune/crown': { Panel: Crown },
  'wheel-of-fortune/plague': { Panel: Plague },
};
