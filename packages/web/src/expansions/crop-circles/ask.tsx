import type { Answer } from '@bastide/rules';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard, Told } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { CircleSign } from './circle-sign.tsx';

const KINDS = ['city', 'field', 'road'] as const;

/** CC1: the kind of land the circle is about, and so of figures. */
function kindOf(answers: readonly Answer[]) {
  const on = answers.find(({ target }) => target.on !== undefined)?.target.on;
  return KINDS.find((kind) => on?.startsWith(kind)) ?? 'field';
}

/** CC1: add or remove, for everybody. */
function Choice({ seat, seats, answers, chosen, onPick }: AskProps) {
  const say = useAskWords('crop-circles');
  const kind = kindOf(answers);
  return (
    <section className="ask">
      <p className="ask-rule small">{say('all')}</p>
      <div className="ask-cards">
        {answers.map((answer) => {
          const adds = answer.target.label === 'crop-circles/add';
          return (
            <AskCard
              key={answer.code}
              picture={
                <CircleSign isMore={adds}>
                  <FigurePicture kind="follower" colour={seats[seat].colour} lying={kind === 'field'} />
                </CircleSign>
              }
              title={adds ? say(`add.${kind}`) : say(`remove.${kind}`)}
              detail={adds ? say(`adds.${kind}`) : say(`removes.${kind}`)}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** CC2: which of the own followers it is. */
function WhichFigure({ seat, seats, answers }: AskProps) {
  const say = useAskWords('crop-circles');
  const adds = answers.some(({ target }) => target.brings === true);
  const kind = kindOf(answers);
  return (
    <Told
      picture={
        <CircleSign isMore={adds}>
          <FigurePicture kind="follower" colour={seats[seat].colour} lying={kind === 'field'} />
        </CircleSign>
      }
    >
      {adds ? say(`join.${kind}`) : say(`leave.${kind}`)}
    </Told>
  );
}

export const asks: Asks = {
  'crop-circles/choice': { Panel: Choice },
  'crop-circles/figure': { Panel: WhichFigure, isOnLand: true },
};
