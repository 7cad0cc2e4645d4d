import { type Answer, explainChoice, sayText } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import { TrackStretch } from '../../panels/track-stretch.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { signed } from '../brought.tsx';

const WORDS = {
  en: {
    put: 'The next time a scorer leaves your robber’s space, you get half of its points.',
    victim: 'You get half of their points; they keep theirs.',
    follow: 'Follow to space {n}',
    stay: 'Stay on its space',
    wait: 'Another scorer is still here.',
  },
  fr: {
    put: 'Au prochain pion score qui quitte la case de votre voleur, vous gagnez la moitié de ses points.',
    victim: 'Vous gagnez la moitié de ses points ; il garde les siens.',
    follow: 'Suivre jusqu’à la case {n}',
    stay: 'Rester sur sa case',
    wait: 'Un autre pion score y est encore.',
  },
} as const;

const isSpace = ({ target }: Answer): boolean => typeof target.spot === 'number';

/** RO1: the robber is put on a space of the track where somebody stands. */
function PutRobber({ view, seats, answers, chosen, onPick }: AskProps) {
  const { lang } = useWords();
  const names = seats.map(({ name }) => name);
  return (
    <section className="ask">
      <p className="small">{WORDS[lang].put}</p>
      <TrackStretch
        view={view}
        seats={seats}
        marked={answers.filter(isSpace).map((answer) => ({
          space: Number(answer.target.spot),
          label: explainChoice(lang, answer.target, names),
          isChosen: answer === chosen,
          onPress: () => onPick(answer),
        }))}
      />
    </section>
  );
}

/** RO3: whom to rob, of several who left. */
function Victims({ seats, answers, chosen, onPick }: AskProps) {
  const { lang, name } = useWords();
  return (
    <section className="ask">
      <p className="small">{WORDS[lang].victim}</p>
      <div className="ask-cards">
        {answers.map((answer) => {
          const { seat = 0, scorer = '' } = answer.target;
          return (
            <AskCard
              key={answer.code}
              picture={<FigurePicture kind={scorer} colour={seats[seat].colour} />}
              title={seats[seat].name}
              brings={signed(answer.brings?.points?.[0].points ?? 0)}
              detail={name('scorer', scorer)}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** RO4: the robber goes with whoever stole from its space, or waits for the next. */
function Follow({ view, seat, seats, answers, chosen, onPick }: AskProps) {
  const { lang } = useWords();
  const words = WORDS[lang];
  const robber = view.things.find((thing) => thing.name === 'robber' && thing.seat === seat);
  const from = typeof robber?.spot === 'number' ? robber.spot : 0;
  return (
    <section className="ask">
      <TrackStretch
        view={view}
        seats={seats}
        marked={[{ space: from }, { space: Number(answers[0].target.spot) }]}
      />
      <div className="ask-cards">
        {answers.map((answer) => {
          const isStay = answer.target.label === 'robbers/stay';
          return (
            <AskCard
              key={answer.code}
              picture={<FigurePicture kind="robber" colour={seats[seat].colour} />}
              title={isStay ? words.stay : sayText(lang, words.follow, { n: Number(answer.target.spot) })}
              detail={isStay ? words.wait : undefined}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
    </section>
  );
}

export const asks: Asks = {
  'robbers/put': { Panel: PutRobber },
  'robbers/victim': { Panel: Victims },
  'robbers/follow': { Panel: Follow },
};
