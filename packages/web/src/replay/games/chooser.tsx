import { useEffect, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { shelf } from '../../app/storage/shelf.ts';
import { FileButton } from '../../files/open-file.tsx';
import { recordName } from '../../files/save-record.ts';
import { SeveralGames } from '../../files/several-games.tsx';
import { useRecordFile } from '../../files/use-record-file.ts';
import { load } from '../../session/storage.ts';
import type { KeptGame } from '../../statistics/history/kept-game.ts';
import { useReplayWords } from '../texts/words.ts';
import { GameList, type ListedGame } from './game-list.tsx';
import { keptReplays, type WatchedGame, watch } from './kept.ts';

/** Where one finds something to watch: a file, the games watched last, and those this browser keeps. */
export function Chooser({ wrong }: { readonly wrong?: string }) {
  const { say } = useReplayWords();
  const file = useRecordFile(watch);
  const [watched] = useState(() => keptReplays().map(listed));
  const [played] = useState(playedHere);
  const finished = useFinished();
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
      <GameList title={say('played')} games={played} />
      <GameList title={say('finished')} games={finished} />
      <GameList title={say('watched')} games={watched} />
      {played.length + watched.length + finished.length === 0 && <p>{say('nothing')}</p>}
    </main>
  );
}

function listed(game: WatchedGame, place: number): ListedGame {
  return { key: String(place), table: game.table, onWatch: () => watch(game) };
}

/** Tables of this browser in which somebody has moved. */
function playedHere(): ListedGame[] {
  return [load(), ...shelf()]
    .filter((one) => one?.moves.some(({ by }) => by !== 'chance') === true)
    .flatMap((one) => (one === undefined ? [] : [{ ...one, name: recordName() }]))
    .map(listed);
}

/** As many finished games as are offered; the statistics have them all. */
const OFFERED = 12;

/** The games that were played to their end in this browser, the newest first. */
function useFinished(): readonly ListedGame[] {
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  useEffect(() => {
    let isWanted = true;
    // A browser that keeps nothing has none.
    finishedGames().then(
      (found) => isWanted && setGames(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return games;
}

async function finishedGames(): Promise<ListedGame[]> {
  const { keptGame, keptGames } = await import('../../statistics/history/store.ts');
  const open = async ({ id, table }: KeptGame) => {
    const kept = await keptGame(id);
    if (kept !== undefined) watch({ name: recordName(), table, moves: kept.moves });
  };
  return (await keptGames())
    .slice(-OFFERED)
    .reverse()
    .map((game) => ({
      key: game.id,
      table: game.table,
      scores: game.scores,
      endedAt: game.endedAt,
      onWatch: () => void open(game),
    }));
}
