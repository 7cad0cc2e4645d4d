import type { Hall } from '../hall/hall.ts';
import type { LiveTable } from '../hall/live-table.ts';
import { randomId } from '../hall/random-id.ts';
import { settle } from '../hall/settlement.ts';
import { BrokenGame } from '../hall/unplayable.ts';
import type { GameFilter } from '../store/people/operator-operations.ts';
import type { Store } from '../store/store.ts';
import { leave, stand } from '../table/actions.ts';

const SHOWN = 100;
const DAY = 24 * 60 * 60 * 1000;

export interface DeskOptions {
  readonly hall: Hall;
  readonly store: Store;
  now(): number;
  /** A table, to be changed. */
  table(game: string): Promise<LiveTable | undefined>;
  /** A session has ended: its live connections too. */
  ended(session: string): void;
}

/** Something an operator asks for that can't be done: why, in words. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
}

/** Work that fails for reasons outside the program: they are told, not where it failed. */
export async function orRefuse<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DeskRefusal(error instanceof Error ? error.message : String(error));
  }
}

/** What whoever runs a server can look at and do. Whatever changes something, or shows all of a person, is written down. */
export class Desk {
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  async tables(filter: GameFilter): Promise<object[]> {
    const games = await this.#options.store.operatedGames(filter, SHOWN);
    return games.map(({ summary, ...game }) => ({ ...game, seats: seatsIn(summary) }));
  }

  async inspect(game: string): Promise<object> {
    const { store } = this.#options;
    const row = await store.gameById(game);
    if (row === undefined) throw nothing('game', game);
    const [events, chat] = await Promise.all([store.eventsFrom(game, 0), store.chatsFrom(game, 0, SHOWN)]);
    // Neither the seed nor the keys: whoever runs the server need not see them to look after it.
    const { id, status, head, isPublic, isRated, broken, asked } = row;
    return {
      ...{ id, status, head, isPublic, isRated, broken, asked },
      events: events.filter(({ kind }) => kind !== 'moved'),
      chat: chat.map(({ n, identity, content, at }) => ({ n, at, player: identity, ...JSON.parse(content) })),
    };
  }

  async close(operator: string, game: string): Promise<object> {
    const live = await this.#options.table(game).catch((error: unknown) => {
      if (error instanceof BrokenGame) return 'broken' as const;
      throw error;
    });
    if (live === undefined) throw nothing('game', game);
    if (live === 'broken') await this.#closeBroken(game);
    else await this.#change(live, operator, (draft) => draft.end('closed'));
    await this.#write(operator, 'close', game);
    return { closed: game };
  }

  async #closeBroken(game: string): Promise<void> {
    const { store, now } = this.#options;
    await settle(store, game, now());
    await store.clearBroken(game);
  }

  people(name: string): Promise<object[]> {
    return this.#options.store.peopleNamed(name, SHOWN);
  }

  bans(): Promise<object[]> {
    return this.#options.store.bans(this.#options.now());
  }

  /** Out at once, on every node: sessions end, seats are left. Without days for ever. */
  async ban(operator: string, player: string, days: number | undefined, reason: string): Promise<object> {
    const { store, now } = this.#options;
    await this.#mustKnow(player);
    const until = days === undefined ? null : now() + days * DAY;
    await store.addBan({ identity: player, at: now(), until, reason });
    const time = days === undefined ? 'for ever' : `${days} days`;
    await this.#write(operator, 'ban', player, `${time} ${reason}`);
    const programs = await store.programsOf(player);
    for (const { session } of programs) await this.#end(session);
    for (const { hash } of await store.sessionsOf(player)) await this.#end(hash);
    return { banned: player, until, ...(await this.#leaveTables(player)) };
  }

  async unban(operator: string, player: string): Promise<object> {
    if (!(await this.#options.store.removeBan(player))) throw nothing('ban of', player);
    await this.#write(operator, 'unban', player);
    return { unbanned: player };
  }

  async reports(isWhole: boolean): Promise<object[]> {
    const found = await this.#options.store.reports(SHOWN, isWhole);
    return found.map(({ said, ...report }) => ({ ...report, ...(said && { said: JSON.parse(said) }) }));
  }

  async settleReport(operator: string, report: string): Promise<object> {
    const { store, now } = this.#options;
    if (!(await store.settleReport(report, now()))) throw nothing('open report', report);
    await this.#write(operator, 'settle', report);
    return { settled: report };
  }

  /** Everything that is kept of a person. */
  async export(operator: string, player: string): Promise<object> {
    const data = await this.#options.store.personData(player);
    if (data === undefined) throw nothing('player', player);
    await this.#write(operator, 'export', player);
    return data;
  }

  /** Forgets a person, for good. */
  async erase(operator: string, player: string): Promise<object> {
    const { store, hall, ended } = this.#options;
    await this.#mustKnow(player);
    const { sessions, games } = await store.erasePerson(player);
    await this.#write(operator, 'delete', player, `${games.length} games`);
    for (const session of sessions) ended(session);
    for (const game of games) hall.onNotify('names', game, 0);
    // After that, so that what those at the table hear of it has no name in it.
    return { deleted: player, games: games.length, ...(await this.#leaveTables(player)) };
  }

  log(): Promise<object[]> {
    return this.#options.store.auditLog(SHOWN);
  }

  async #mustKnow(player: string): Promise<void> {
    if ((await this.#options.store.identityById(player)) === undefined) throw nothing('player', player);
  }

  /** Nobody waits for someone who can't come back. Tells at which tables it could not be done, by this program or now. */
  async #leaveTables(player: string): Promise<{ readonly stuck?: readonly string[] }> {
    const { store } = this.#options;
    const stuck: string[] = [];
    const open = [
      ...(await store.operatedGames({ player, status: 'waiting' }, SHOWN)),
      ...(await store.operatedGames({ player, status: 'playing' }, SHOWN)),
    ];
    for (const { id, broken } of open)
      await (broken === null ? this.#leave(id, player) : undefined)?.catch((error: unknown) => {
        if (!(error instanceof BrokenGame || error instanceof DeskRefusal)) throw error;
        stuck.push(id);
      });
    return stuck.length === 0 ? {} : { stuck };
  }

  async #leave(game: string, player: string): Promise<void> {
    const live = await this.#options.table(game);
    const seat = live?.table.seatOf(player);
    if (live?.table.status === 'waiting') await this.#change(live, player, (draft) => stand(draft, player));
    else if (live !== undefined && seat !== undefined)
      await this.#change(live, player, (draft) => leave(draft, seat, 'left'));
  }

  async #change(
    live: LiveTable,
    by: string,
    plan: (draft: Parameters<Parameters<LiveTable['change']>[2]>[0]) => unknown,
  ): Promise<void> {
    if (live.table.status === 'over') return;
    const result = await live.change(by, randomId(), async (draft) => {
      plan(draft);
      return undefined;
    });
    if ('error' in result)
      throw new DeskRefusal(`the table ${live.id} can’t be changed now: ${result.error}`);
  }

  async #end(session: string): Promise<void> {
    const { store, ended } = this.#options;
    if (await store.endSession(session)) ended(session);
  }

  async #write(operator: string, action: string, subject: string, detail = ''): Promise<void> {
    const { store, now } = this.#options;
    await store.addAudit({ id: randomId(), at: now(), operator, action, subject, detail });
  }
}

function nothing(what: string, id: string): DeskRefusal {
  return new DeskRefusal(`there is no ${what} “${id}”.`);
}

function seatsIn(summary: string): string[] {
  const { seats = [] } = JSON.parse(summary) as { seats?: { kind: string; name?: string; level?: string }[] };
  return seats.map(({ kind, name, level }) => name ?? level ?? kind);
}
