import { Icon, type IconName } from '../../app/frame/icon.tsx';
import { useStore } from '../../app/store.ts';
import type { Film } from '../games/film.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';
import type { Playback } from './playback.ts';
import { Scrubber } from './scrubber.tsx';
import { TransportTools } from './transport-tools.tsx';
import { waysBack, waysOn } from './ways.ts';

interface TransportProps {
  readonly film: Film;
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly playback: Playback;
}

/** The bar under the land: where one is in the game, and every way to go on. */
export function Transport({ film, session, state, playback }: TransportProps) {
  const { say } = useReplayWords();
  const { isPlaying } = useStore(playback);
  const { timeline } = session;
  const { moment, eyes } = state;
  const back = waysBack(timeline, moment, eyes);
  const on = waysOn(timeline, moment, eyes);
  return (
    <section className="transport" aria-label={say('transport')}>
      <Scrubber session={session} state={state} playback={playback} />
      <div className="transport-row">
        <p className="transport-when">
          {say('turn', { n: timeline.turnAt(moment), all: timeline.turns.length })}
        </p>
        <div className="transport-buttons">
          <Way icon="score-back" words={say('score.back')} to={back.score} onGo={(to) => playback.see(to)} />
          <Way icon="turn-back" words={say('turn.back')} to={back.turn} onGo={(to) => playback.go(to)} />
          <Way icon="move-back" words={say('move.back')} to={back.move} onGo={(to) => playback.go(to)} />
          <button
            type="button"
            className="primary icon play"
            aria-label={say(isPlaying ? 'pause' : 'play')}
            title={say(isPlaying ? 'pause' : 'play')}
            onClick={() => playback.toggle()}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <Way icon="move-on" words={say('move.on')} to={on.move} onGo={(to) => playback.see(to)} />
          <Way icon="turn-on" words={say('turn.on')} to={on.turn} onGo={(to) => playback.see(to)} />
          <Way icon="score-on" words={say('score.on')} to={on.score} onGo={(to) => playback.see(to)} />
        </div>
        <TransportTools film={film} session={session} state={state} playback={playback} />
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly words: string;
  /** Undefined where there is nothing further. */
  readonly to: number | undefined;
  readonly onGo: (moment: number) => void;
}

/** A button that keeps the focus at the end of its way. */
function Way({ icon, words, to, onGo }: WayProps) {
  return (
    <button
      type="button"
      className="icon plain"
      aria-label={words}
      title={words}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
