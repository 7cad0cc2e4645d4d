import type { Failure, Move } from '@bastide/rules';
import { WorkerBots } from '../../bots/bots.ts';
import { paceTime } from '../../session/pace.ts';
import { Session } from '../../session/session.ts';
import { keptAsText, load, saveSoon } from '../../session/storage.ts';
import type {
  Playable,
  Recordable,
  TableSession,
  TableSetup,
  TableView,
  Undoable,
} from '../../session/types.ts';
import { asToday } from '../../setup/like-me.ts';
import { keepWhenOver } from '../../statistics/keep-when-over.ts';
import { currentSettings, onSettings } from '../settings/settings.ts';
import { isSameGame, shelve, takeOff } from '../storage/shelf.ts';
import { Store, useStore } from '../store.ts';
import { inPauses } from '../timing.ts';

declare global {
  interface Window {
    /** For tests and the curious: the game on this page, and how another comes in its place. `session.pace = 0` makes bots quick. */
    bastide: { session: (TableSession & Partial<ForTests>) | undefined; open?: typeof openTable };
  }
}

type ForTests = Playable & Undoable & Recordable & Pick<Session, 'pace' | 'budget' | 'moves' | 'close'>;

const current = new Store<Session | undefined>(undefined);
/** The kept table, worked out before somebody goes on with it; `text` is what it was made of. */
let ready: { readonly text: string; readonly session: Session } | undefined;
window.bastide = { session: undefined, open: openTable };

/** Opens a table in place of the one before, which is put on the shelf. What can't be played changes nothing. */
export function openTable(
  table: TableSetup,
  moves: readonly Move[] = [],
  seed?: number,
): Failure | undefined {
  const isNew = moves.length === 0 && seed === undefined;
  const seated = isNew ? asToday(table) : table;
  const opened = Session.open(seated, new WorkerBots(), { moves, seed, keep: saveSoon });
  if ('error' in opened) return opened;
  const before = load();
  const opening = { table: seated, moves };
  if (before !== undefined && !isSameGame(before, opening)) shelve(before);
  takeOff(opening);
  sitDown(opened);
  return undefined;
}

function sitDown(opened: Session): void {
  current.get()?.close();
  ready = undefined;
  opened.pace = paceTime(currentSettings().pace);
  window.bastide = { session: opened, open: openTable };
  keepWhenOver(opened);
  opened.start();
  current.set(opened);
}

let { pace } = currentSettings();
onSettings(() => {
  const before = pace;
  pace = currentSettings().pace;
  const session = current.get();
  // A test may have set another one.
  if (session !== undefined && pace !== before) session.pace = paceTime(pace);
});

/** The table on this page; after a reload the one kept in the browser. */
export function resumeTable(): Failure | undefined {
  if (current.get() !== undefined) return undefined;
  if (ready !== undefined && ready.text === keptAsText()) {
    sitDown(ready.session);
    return undefined;
  }
  const saved = load();
  if (saved === undefined) return { error: 'nothing-saved', at: '' };
  return openTable(saved.table, saved.moves, saved.seed);
}

/** Works the kept table out in the pauses of the page, and tells what it shows. */
export async function readyKept(): Promise<TableView | undefined> {
  const text = keptAsText();
  const saved = load();
  if (text === undefined || saved === undefined || current.get() !== undefined) return undefined;
  const { table, moves, seed } = saved;
  const opened = await inPauses(Session.opening(table, new WorkerBots(), { moves, seed, keep: saveSoon }));
  if ('error' in opened || current.get() !== undefined) return undefined;
  ready = { text, session: opened };
  return opened.state.view;
}

export function useCurrentSession(): Session | undefined {
  return useStore(current);
}
