import { useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { Modal } from '../../app/frame/modal.tsx';
import { useStore } from '../../app/store.ts';
import { percentage } from '../../texts/decimal.ts';
import { ShareDialog } from '../export/share-dialog.tsx';
import { useAnimation } from '../export/use-animation.ts';
import type { Film } from '../games/film.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';
import { type Playback, SPEEDS } from './playback.ts';
import { useKeyWords } from './use-replay-keys.ts';

interface TransportToolsProps {
  readonly film: Film;
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly playback: Playback;
}

/** How fast, through whose eyes, and what the keys do. */
export function TransportTools({ film, session, state, playback }: TransportToolsProps) {
  const { say, lang } = useReplayWords();
  const { speed } = useStore(playback);
  const [open, setOpen] = useState<'keys' | 'share'>();
  const animation = useAnimation(film, session);
  return (
    <div className="transport-tools">
      <select
        className="speed"
        aria-label={say('speed')}
        title={say('speed')}
        value={speed}
        onChange={({ target }) => {
          const chosen = SPEEDS.find((one) => String(one) === target.value);
          if (chosen !== undefined) playback.setSpeed(chosen);
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one === 0.5 ? '½×' : `${one}×`}
          </option>
        ))}
      </select>
      <select
        className="eyes"
        aria-label={say('eyes')}
        title={say('eyes')}
        value={state.eyes ?? ''}
        onChange={({ target }) => session.look(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{say('eyes.all')}</option>
        {session.table.seats.map(({ name, colour }, seat) => (
          <option key={colour} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon plain show-keys"
        aria-label={say('keys')}
        title={say('keys')}
        aria-haspopup="dialog"
        onClick={() => setOpen('keys')}
      >
        <Icon name="help" />
      </button>
      <button
        type="button"
        className="icon share"
        aria-label={say('share')}
        title={say('share')}
        aria-haspopup="dialog"
        onClick={() => setOpen('share')}
      >
        <Icon name="share" />
        {animation.job !== undefined && (
          <span aria-hidden="true">{percentage(lang, animation.job.share)}</span>
        )}
      </button>
      {open === 'keys' && <KeysDialog onClose={() => setOpen(undefined)} />}
      {open === 'share' && (
        <ShareDialog
          film={film}
          session={session}
          state={state}
          animation={animation}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** All keys of the bar and of the land, as on the keyboard. */
function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useReplayWords();
  return (
    <Modal title={say('keys')} className="replay-keys" onClose={onClose}>
      <dl>
        {useKeyWords().map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
