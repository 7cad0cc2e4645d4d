import { type Answer, explainChoice } from '@bastide/rules';
import { surveyNamed } from '@bastide/rules/internal';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import { TrackStretch } from '../../panels/track-stretch.tsx';
import type { Asking, AskProps, Asks, Lit } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { signed, usePointWords } from '../brought.tsx';
import { MessageSign } from './message-sign.tsx';

/** ME1: which of the two scorers moves, and where each would land. */
function WhichScorer({ view, seat, seats, answers, chosen, onPick }: AskProps) {
  const { lang, name } = useWords();
  const say = useAskWords('messengers');
  const spaces = answers.flatMap((answer) => {
    const space = answer.brings?.space;
    return space === undefined ? [] : [{ answer, ...space }];
  });
  const n = answers[0].target.points ?? 0;
  // ME2: only whoever's turn it is gets a message.
  const hasTurn = view.turn.seat === seat;
  const labelOf = (answer: Answer) =>
    explainChoice(
      lang,
      answer.target,
      seats.map((one) => one.name),
    );
  return (
    <section className="ask">
      <TrackStretch
        view={view}
        seats={seats}
        around={0}
        marked={[
          ...spaces.map(({ answer, to }) => ({
            space: to,
            note: `+${n}`,
            label: labelOf(answer),
            isChosen: answer === chosen,
            onPress: () => onPick(answer),
          })),
          ...spaces.map(({ from }) => ({ space: from })),
        ]}
      />
      <div className="ask-cards">
        {spaces.map(({ answer, from, to, dark }) => (
          <AskCard
            key={answer.code}
            picture={<FigurePicture kind={answer.target.scorer ?? ''} colour={seats[seat].colour} />}
            title={name('scorer', answer.target.scorer ?? '')}
            brings={to < from ? say('round', { from, to }) : say('lands', { from, to })}
            detail={dark && hasTurn ? say('dark') : undefined}
            isChosen={answer === chosen}
            onPress={() => onPick(answer)}
          />
        ))}
      </div>
    </section>
  );
}

/** ME3: the message, with what it is worth now, or the points. */
function Message({ answers, chosen, isTold, onPick }: AskProps) {
  const { name } = useWords();
  const say = useAskWords('messengers');
  const points = usePointWords();
  const message = String(answers[0].target.spot);
  return (
    <section className="ask">
      {answers.length === 1 && (
        <p className="small">{say('cannot', { action: name('action', `messengers/action-${message}`) })}</p>
      )}
      <div className="ask-cards">
        {[...answers].reverse().map((answer) => {
          const isPoints = answer.target.label === 'messengers/points';
          const worth = answer.brings?.points?.[0].points;
          const now = worth === undefined ? undefined : say('now', { points: points(worth) });
          return (
            <AskCard
              key={answer.code}
              picture={<MessageSign text={isPoints ? '2' : message} isPoints={isPoints} />}
              title={name('action', answer.target.label)}
              brings={isPoints || !isTold ? undefined : now}
              detail={isPoints ? say('instead') : undefined}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** ME4: what every follower would bring is written on its feature. */
function lightFollowers({ view, answers, isTold }: Asking): Lit[] {
  return answers.map((answer) => {
    const { x = 0, y = 0, on = '' } = answer.target;
    const segments = surveyNamed(view, { x, y, on })?.segments ?? [];
    const note = isTold ? signed(answer.brings?.points?.[0].points ?? 0) : '';
    return { answer, segments, note, tone: note === '0' ? 'plain' : 'more' };
  });
}

function WhichFollower() {
  const say = useAskWords('messengers');
  return (
    <section className="ask">
      <p className="ask-row">{say('follower')}</p>
    </section>
  );
}

export const asks: Asks = {
  scorer: { Panel: WhichScorer },
  'messengers/take': { Panel: Message },
  'messengers/follower': { Panel: WhichFollower, light: lightFollowers },
};
