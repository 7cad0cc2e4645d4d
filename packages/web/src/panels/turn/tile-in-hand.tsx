import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { chosenOf } from '../../board/choices/choice.ts';
import type { Choosing } from '../../board/choices/use-choice.ts';
import type { TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';

interface TileInHandProps {
  readonly view: TableView;
  readonly choosing: Choosing;
  /** Whether a person on this screen is to place it. */
  readonly isAsked: boolean;
}

/** The tile to place, as it would lie, and buttons that turn it among the legal rotations. */
export function TileInHand({ view, choosing, isAsked }: TileInHandProps) {
  const { t, lang } = useWords();
  const { tile, question } = view;
  if (tile === undefined) return undefined;
  const chosen = chosenOf(choosing.choice, question.answers);
  const { x, y, rot = 0 } = chosen?.target ?? {};
  const ways = question.answers.filter(({ target }) => target.x === x && target.y === y).length;
  const canTurn = isAsked && chosen !== undefined && ways > 1;
  const label = t('table.tile-in-hand', { tile: describeTile(lang, tile.spec, rot) });
  return (
    <div className="in-hand">
      {isAsked && (
        <button
          type="button"
          className="icon"
          aria-label={t('table.turn-left')}
          disabled={!canTurn}
          onClick={() => choosing.turn(-1)}
        >
          <Icon name="left" />
        </button>
      )}
      <TilePicture spec={tile.spec} rot={rot} label={label} />
      {isAsked && (
        <button
          type="button"
          className="icon"
          aria-label={t('table.turn-right')}
          disabled={!canTurn}
          onClick={() => choosing.turn(1)}
        >
          <Icon name="right" />
        </button>
      )}
    </div>
  );
}
