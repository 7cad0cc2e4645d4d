import { type Answer, explainChoice } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { TileArt } from '../../art/index.ts';
import { linkBetween } from '../../board/land/segments.ts';
import type { TileView } from '../../session/types.ts';
import type { AskProps, Asks } from '../ask.ts';
import { useAskWords } from '../ask-words.ts';
import './ask.css';

/** FE1, FE3: every crossing drawn on its lake. */
function Crossings({ view, seats, answers, chosen, onPick }: AskProps) {
  const { lang } = useWords();
  const say = useAskWords('ferries');
  const names = seats.map(({ name }) => name);
  const crossings = answers.flatMap((answer) => {
    const { x, y, on } = answer.target;
    const tile = view.tiles.find((one) => one.x === x && one.y === y);
    return tile === undefined || on === undefined ? [] : [{ answer, tile, on }];
  });
  const isTurn = view.question.id === 'ferries/turn';
  return (
    <section className="ask">
      <p className="ask-rule small">{isTurn ? say('turn') : say('put')}</p>
      <div className="crossings ask-row">
        {crossings.map(({ answer, tile, on }) => (
          <button
            key={answer.code}
            type="button"
            aria-pressed={answer === chosen}
            aria-label={explainChoice(lang, answer.target, names)}
            title={explainChoice(lang, answer.target, names)}
            onClick={() => onPick(answer)}
          >
            <Crossing tile={tile} on={on} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** The tile with a ferry’s way between two of its quays. */
function Crossing({
  tile,
  on,
}: {
  readonly tile: TileView;
  readonly on: NonNullable<Answer['target']['on']>;
}) {
  const { path, ends } = linkBetween((on.split(':')[1] ?? '').split(','));
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <TileArt spec={tile.spec} rot={tile.rot} />
      <path className="crossing-edge" d={path} />
      <path className="crossing" d={path} />
      {ends.map(({ x, y }) => (
        <circle key={`${x},${y}`} className="crossing-end" cx={x} cy={y} r="7" />
      ))}
    </svg>
  );
}

export const asks: Asks = {
  'ferries/put': { Panel: Crossings },
  'ferries/turn': { Panel: Crossings },
};
