import { WordsOfGame } from '../app/words.ts';
import { useReplayAddress } from './address.ts';
import { Chooser } from './games/chooser.tsx';
import { DropFiles } from './games/drop-files.tsx';
import { type Film, useFilm } from './games/film.ts';
import './replay.css';
import './transport/transport.css';
import './panels/panels.css';
import './export/share.css';
import './games/chooser.css';
import { useReplayWords } from './texts/words.ts';
import { Viewer } from './viewer.tsx';

/** Games to look back on: the one of the address, or a choice of them. A record can be dropped anywhere. */
export function ReplayScreen() {
  const address = useReplayAddress();
  return <DropFiles>{address.at === 'choose' ? <Chooser /> : <Watched address={address} />}</DropFiles>;
}

function Watched({ address }: Pick<Film, 'address'>) {
  const { say } = useReplayWords();
  const loaded = useFilm(address);
  if (loaded.is === 'loading') return <main id="main" tabIndex={-1} aria-busy="true" />;
  if (loaded.is === 'open') {
    const { film } = loaded;
    return (
      <WordsOfGame value={film.table.setup}>
        <Viewer key={keyOf(film)} film={film} />
      </WordsOfGame>
    );
  }
  return <Chooser wrong={loaded.why === '' ? say('gone') : loaded.why} />;
}

/** Another game is another screen. */
function keyOf({ address }: Film): string {
  return address.at === 'kept' ? address.id : address.game;
}
