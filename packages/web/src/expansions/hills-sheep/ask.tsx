import type { Thing } from '@bastide/rules';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { Brought, usePointWords } from '../brought.tsx';
import { figureAsk } from '../figure-card.tsx';
import './ask.css';

/** HS3: draw another token, or gather what is there; with the chance of the one and the points of the other. */
function Flock({ view, seat, seats, answers, chosen, isTold, onPick }: AskProps) {
  const say = useAskWords('hills-sheep');
  const points = usePointWords();
  const grow = answers.find(({ target }) => target.label === 'flock.grow');
  const gather = answers.find(({ target }) => target.label === 'flock.score');
  if (grow === undefined || gather === undefined) return undefined;
  const paid = gather.brings?.points ?? [];
  const sheep = paid.find((one) => one.seat === seat)?.points ?? 0;
  const tokens = view.things.filter((thing) => isSheep(thing) && paid.some((one) => one.seat === thing.seat));
  return (
    <section className="ask" aria-label={say('flock', { n: sheep })}>
      <p className="flock ask-row">
        <FigurePicture kind="shepherd" colour={seats[seat].colour} />
        {tokens.flatMap(({ name, count, seat: whose }) =>
          Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens
            <FigurePicture key={`${name} ${whose} ${i}`} kind={name} />
          )),
        )}
        <strong>{say('flock', { n: sheep })}</strong>
      </p>
      <div className="ask-cards">
        <AskCard
          picture={<FigurePicture kind="wolf" />}
          title={say('grow')}
          brings={isTold ? say('wolf', { n: wolfPercent(grow.brings?.odds ?? []) }) : undefined}
          detail={say('lost')}
          isChosen={chosen === grow}
          onPress={() => onPick(grow)}
        />
        <AskCard
          picture={<FigurePicture kind="shepherd" colour={seats[seat].colour} />}
          title={say('score')}
          brings={points(sheep)}
          detail={say('home')}
          isChosen={chosen === gather}
          onPress={() => onPick(gather)}
        />
      </div>
      {paid.length > 1 && <Brought brings={gather.brings} seats={seats} />}
    </section>
  );
}

const isSheep = ({ name }: Thing): boolean => /^sheep\d$/.test(name);

/** Parts of a hundred, told by the rules in parts of all tokens. */
function wolfPercent(odds: readonly { readonly name: string; readonly parts: number }[]): number {
  const all = odds.reduce((sum, { parts }) => sum + parts, 0);
  const wolves = odds.find(({ name }) => name === 'wolf')?.parts ?? 0;
  return Math.round((100 * wolves) / Math.max(all, 1));
}

export const asks: Asks = {
  flock: { Panel: Flock },
  // HS2: a token is drawn at once.
  'deploy/shepherd': {
    ...figureAsk('hills-sheep', 'shepherd', (brings, say) =>
      say('wolf', { n: wolfPercent(brings?.odds ?? []) }),
    ),
    isUnpaid: true,
  },
};
