import type { ServeOptions } from '../serve.ts';
import type { Answer, Call } from '../store/libsql/messages.ts';
import type { Notice } from '../store/sql.ts';

/** What the processes of one server and the one that started them tell each other. */

/** A live connection that is being asked for, on its way to the process that has its game; its socket goes along. */
export interface HandedLine {
  readonly to: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly head: Uint8Array;
}

export type ToProcess =
  | { readonly tell: 'begin'; readonly index: number; readonly count: number; readonly options: ShardOptions }
  | { readonly tell: 'answers'; readonly batch: number; readonly answers: readonly Answer[] }
  | { readonly tell: 'notices'; readonly notices: readonly Notice[] }
  | { readonly tell: 'line'; readonly line: HandedLine }
  | { readonly tell: 'stop' };

export type FromProcess =
  /** It hears from now on. */
  | { readonly tell: 'up' }
  | { readonly tell: 'ready'; readonly url: string }
  | { readonly tell: 'failed'; readonly message: string; readonly code?: string; readonly isStore: boolean }
  | { readonly tell: 'calls'; readonly batch: number; readonly calls: readonly Call[] }
  | { readonly tell: 'line'; readonly line: HandedLine };

export type ShardOptions = Pick<ServeOptions, 'host' | 'port' | 'expansions'> & { readonly root?: string };
