import { useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { shelf } from '../app/shelf.ts';
import { FileButton } from '../files/open-file.tsx';
import { recordName } from '../files/save-record.ts';
import { SeveralGames } from '../files/several-games.tsx';
import { useRecordFile } from '../files/use-record-file.ts';
import { SeatBadge } from '../panels/seat-badge.tsx';
import { load, type SavedTable } from '../session/storage.ts';
import { type KeptReplay, keptReplays, type WatchedGame, watch } from './kept.ts';
import { useReplayWords } from './texts/words.ts';

/** Where one finds something to watch: a file, the games watched last, and those this browser keeps. */
export function Chooser({ wrong }: { readonly wrong?: string }) {
  const { say } = useReplayWords();
  const file = useRecordFile(watch);
  const [watched] = useState(keptReplays);
  const [played] = useState(playedHere);
  return (
    <main id="main" tabIndex={-1} className="replay-chooser">
      <h1>{say('title')}</h1>
      <p className="tagline">{say('about')}</p>
      {(file.wrong ?? wrong) !== undefined && (
        <p className="wrong" role="alert">
          {file.wrong ?? wrong}
        </p>
      )}
      <div className="replay-open">
        <Icon name="film" />
        <p>{say('open')}</p>
        <FileButton file={file} />
      </div>
      <SeveralGames file={file} />
      <Games title={say('played')} games={played} />
      <Games title={say('watched')} games={watched} />
      {played.length + watched.length === 0 && <p>{say('nothing')}</p>}
    </main>
  );
}

/** Tables of this browser in which somebody has moved. */
function playedHere(): WatchedGame[] {
  const tables: (SavedTable | undefined)[] = [load(), ...shelf()];
  return tables.flatMap((one) =>
    one?.moves.some(({ by }) => by !== 'chance') === true
      ? [{ name: recordName(), table: one.table, moves: one.moves }]
      : [],
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: readonly (WatchedGame | KeptReplay)[];
}

function Games({ title, games }: GamesProps) {
  const { say, name } = useReplayWords();
  if (games.length === 0) return undefined;
  return (
    <section className="replay-games">
      <h2>{title}</h2>
      <ul className="bare">
        {games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once
          <li key={index}>
            <ul className="bare">
              {game.table.seats.map((seat) => (
                <li key={seat.colour}>
                  <SeatBadge colour={seat.colour} />
                  {seat.name}
                </li>
              ))}
            </ul>
            <p className="small">
              {game.table.setup.sets.length > 3
                ? say('sets', { n: game.table.setup.sets.length })
                : game.table.setup.sets.map((set) => name('set', set)).join(', ')}
            </p>
            <button type="button" onClick={() => watch(game)}>
              <Icon name="play" />
              {say('watch')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
