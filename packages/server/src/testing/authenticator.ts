import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey in software: makes keys and signs challenges as a security key would, for tests. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #coordinates: { readonly x: Buffer; readonly y: Buffer };
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#coordinates = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** The answer to options for registration. */
  register(challenge: string, origin: string, host: string): object {
    const clientData = clientDataJson('webauthn.create', challenge, origin);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey()]);
    const data = Buffer.concat([this.#authenticatorData(host, 0x45), attested]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to options for signing in. */
  signIn(challenge: string, origin: string, host: string): object {
    this.counter++;
    const clientData = clientDataJson('webauthn.get', challenge, origin);
    const data = this.#authenticatorData(host, 0x05);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#private).toString('base64url'),
    });
  }

  #credential(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Hash of the site, flags (user present and verified; key included), counter. */
  #authenticatorData(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter]);
  }

  /** As COSE: kty EC2, alg ES256, curve P-256, x, y. */
  #publicKey(): Buffer {
    const { x, y } = this.#coordinates;
    return map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(x)],
      [integer(-3), bytes(y)],
    ]);
  }
}

function clientDataJson(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** As much of CBOR as is needed. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function integer(n: number): Buffer {
  return n >= 0 ? head(0, n) : head(1, -1 - n);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}
