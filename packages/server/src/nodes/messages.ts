import type { AtTable } from '../live/handle.ts';

/** What two nodes say to each other on a pipe; another shape gets another version. */
export const PIPE_VERSION = 1;

/** Of a player whose line is at another node. */
export interface Who {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly isProgram: boolean;
  readonly muted: readonly string[];
}

/** To the node where a table is: who comes, what they ask there, whom they don't want to hear, and that they are gone. */
export type ToHome =
  | { readonly come: Who }
  | { readonly ask: AtTable }
  | { readonly mute: string; readonly muted: boolean }
  | { readonly gone: true };

/** Back: a message of the server, as the text it is. */
export type ToDoor = string;
