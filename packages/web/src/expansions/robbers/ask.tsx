import { type Answer, explainChoice } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import { TrackStretch } from '../../panels/track-stretch.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { signed } from '../brought.tsx';

const isSpace = ({ target }: Answer): boolean => typeof target.spot === 'number';

/** RO1: the robber is put on a space of the track where somebody stands. */
function PutRobber({ view, seats, answers, chosen, onPick }: AskProps) {
  const { lang } = useWords();
  const say = useAskWords('robbers');
  const names = seats.map(({ name }) => name);
  return (
    <section className="ask">
      <p className="ask-rule small">{say('put')}</p>
      <TrackStretch
        isRow
        around={0}
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
  const { name } = useWords();
  const say = useAskWords('robbers');
  return (
    <section className="ask">
      <p className="ask-rule small">{say('victim')}</p>
      <div className="ask-cards named">
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
  const say = useAskWords('robbers');
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
              title={isStay ? say('stay') : say('follow', { n: Number(answer.target.spot) })}
              detail={isStay ? say('wait') : undefined}
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
