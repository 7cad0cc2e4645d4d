import type { ServerMessage } from '@bastide/protocol';
import type { Frame } from './frame.ts';

/** Someone who looks at tables: a live connection of a player. */
export interface Viewer {
  /** Of the connection. */
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly isProgram: boolean;
  /** Nobody hears what is sent to it. */
  readonly isGone: boolean;
  /** Players whose words are not shown. */
  readonly muted: ReadonlySet<string>;
  /** Whether it has a table open at another node, which tells it everything. */
  looksElsewhere(game: string): boolean;
  send(message: ServerMessage): void;
  /** A message that is the same for many, written once. */
  sendFrame(frame: Frame): void;
}
