import { explain, type GameEvent } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import type { SessionState } from '../session/types.ts';

const TOLD: readonly GameEvent['event'][] = ['awarded', 'happened', 'discarded', 'token', 'final'];
/** How many moves back something is still news: a player's, the bots' answers and chance between them. */
const RECENT = 6;
const MOST = 2;

/** What was scored or happened last, so that nobody must open the log for it. */
export function News({ state, names }: { readonly state: SessionState; readonly names: readonly string[] }) {
  const { lang } = useWords();
  const events = newsOf(state);
  if (events.length === 0) return undefined;
  return (
    <ul className="news small bare">
      {[...new Set(events.map((event) => explain(lang, event, names)))].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

export function newsOf({ log }: Pick<SessionState, 'log'>): GameEvent[] {
  return log
    .slice(-RECENT)
    .flatMap(({ events }) => events.filter(({ event }) => TOLD.includes(event)))
    .slice(-MOST);
}
