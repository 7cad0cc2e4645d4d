import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../app/icon.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { type Playback, SPEEDS } from './playback.ts';
import type { ReplaySession, ReplayState } from './replay-session.ts';
import { useReplayWords } from './texts/words.ts';

interface TransportToolsProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly playback: Playback;
}

/** How fast, through whose eyes, and what the keys do. */
export function TransportTools({ session, state, playback }: TransportToolsProps) {
  const { say } = useReplayWords();
  const { speed } = useSyncExternalStore(playback.subscribe, playback.getState);
  const [areKeysShown, showKeys] = useState(false);
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
        className="icon plain keys"
        aria-label={say('keys')}
        title={say('keys')}
        aria-haspopup="dialog"
        onClick={() => showKeys(true)}
      >
        <Icon name="help" />
      </button>
      {areKeysShown && <KeysDialog onClose={() => showKeys(false)} />}
    </div>
  );
}
