/** Bytes a header needs at most for what we send. */
const LONG = 10;

/**
 * A text of the server as it goes over the wire: one frame of the WebSocket protocol (RFC 6455, 5.2), which the server does not mask. So
 * it is the same for everyone and is written once, however many get it.
 */
export class Frame {
  readonly text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Buffer {
    this.#bytes ??= framed(this.text);
    return this.#bytes;
  }
}

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : LONG;
  const bytes = Buffer.allocUnsafe(header + length);
  bytes[0] = WHOLE_TEXT;
  if (header === 2) bytes[1] = length;
  else if (header === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeUInt32BE(Math.floor(length / 2 ** 32), 2);
    bytes.writeUInt32BE(length >>> 0, 6);
  }
  bytes.write(text, header);
  return bytes;
}

/** The only frame of a message, and it is text. */
const WHOLE_TEXT = 0x81;
