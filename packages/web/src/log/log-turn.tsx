import { say } from '@bastide/rules';
import { memo } from 'react';
import { useWords } from '../app/words.ts';
import type { Recalled } from '../board/effects/effects.ts';
import { TilePicture } from '../panels/pictures.tsx';
import { SeatBadge } from '../panels/seat-badge.tsx';
import type { SeatInfo, SpecOf } from '../session/types.ts';
import { describeTile } from '../texts/tile-words.ts';
import type { EventOf, ToldTurn } from './chronicle.ts';
import { LogLine } from './log-line.tsx';

interface LogTurnProps {
  readonly turn: ToldTurn;
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
  /** In a game that is looked back on: where one is, and how to get to what an entry of the log brought. */
  readonly past?: { readonly isNow: boolean; readonly onGo: (entry: number) => void };
}

/** A turn: whose, its tiles as they lie, and what came of it. */
export const LogTurn = memo(function LogTurn({ turn, seats, specOf, onRecall, past }: LogTurnProps) {
  const { t, lang } = useWords();
  const { key, seat, isFinal, tiles, lines } = turn;
  const head = (
    <>
      {seat !== undefined && <SeatBadge colour={seats[seat].colour} />}
      {seat !== undefined && <span>{seats[seat].name}</span>}
      {seat === undefined && <span>{isFinal ? say(lang, 'event.final') : t('log.start')}</span>}
    </>
  );
  const recall = (entry: number) => (place: Recalled) => {
    past?.onGo(entry);
    onRecall(place);
  };
  return (
    <li className="log-turn" data-final={isFinal} aria-current={past?.isNow === true ? 'step' : undefined}>
      <h3>
        {past === undefined ? (
          head
        ) : (
          <button type="button" className="plain" onClick={() => past.onGo(key)}>
            {head}
          </button>
        )}
      </h3>
      {tiles.length > 0 && (
        <div className="log-tiles">
          {tiles.map((tile, index) => (
            <PlacedTile
              key={`${tile.x},${tile.y}`}
              placed={tile}
              specOf={specOf}
              onRecall={recall(turn.tileEntries[index])}
            />
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <ul className="bare">
          {lines.map((line, index) => (
            <LogLine
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
              key={index}
              line={line}
              seats={seats}
              turn={seat}
              specOf={specOf}
              onRecall={recall(turn.lineEntries[index])}
            />
          ))}
        </ul>
      )}
    </li>
  );
}, isSame);

/** Turns are told anew with every move; only the last of them changes, and by growing or shrinking. */
function isSame(one: LogTurnProps, other: LogTurnProps): boolean {
  return (
    one.turn.key === other.turn.key &&
    one.seats === other.seats &&
    one.onRecall === other.onRecall &&
    one.past?.isNow === other.past?.isNow &&
    one.past?.onGo === other.past?.onGo &&
    JSON.stringify(one.turn) === JSON.stringify(other.turn)
  );
}

interface PlacedTileProps {
  readonly placed: EventOf<'placed'>;
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
}

function PlacedTile({ placed: { tile, rot, x, y, seat }, specOf, onRecall }: PlacedTileProps) {
  const { t, lang } = useWords();
  const spec = specOf(tile);
  if (spec === undefined) return undefined;
  const label = t('log.tile', { tile: describeTile(lang, spec, rot) });
  return (
    <button
      type="button"
      className="plain"
      title={t('log.show')}
      onClick={() => onRecall({ x, y, on: undefined, seat })}
    >
      <TilePicture spec={spec} rot={rot} label={label} />
    </button>
  );
}
