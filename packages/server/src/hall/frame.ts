/**
 * A text of the server as it goes over the wire: one frame of the WebSocket protocol (RFC 6455, 5.2), which the server does not mask. So
 * it is the same for everyone and is written once, however many get it.
 */
export class Frame {
  readonly text: string;
  #wire: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Header and text, a letter for each byte (`latin1`): a socket takes that without memory of its own. */
  get wire(): string {
    this.#wire ??= framed(this.text);
    return this.#wire;
  }
}

function framed(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return `${header(length)}${bytes}`;
}

function header(length: number): string {
  if (length < 126) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 65_536) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 255);
  const eight = Buffer.alloc(8);
  eight.writeUInt32BE(length, 4);
  return `${String.fromCharCode(WHOLE_TEXT, 127)}${eight.toString('latin1')}`;
}

/** The only frame of a message, and it is text. */
const WHOLE_TEXT = 0x81;
