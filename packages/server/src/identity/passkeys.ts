import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Identity } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken } from './secrets.ts';

/** Where the page is, as the browser sees it. */
export interface Site {
  readonly origin: string;
  /** Its host without port: passkeys belong to it. */
  readonly host: string;
}

const NAME = 'Bastide';
const PATIENCE = 5 * 60 * 1000;
/** A fifth of what a server loads. */
const webauthn = () => import('@simplewebauthn/server');
/** Milliseconds after the start. */
const LATER = 3000;

/**
 * A server is ready before this is loaded, but nobody is to wait for it: on a busy machine it takes longer than a page waits for an
 * answer, and meanwhile nobody else is answered either.
 */
export function loadLater(): void {
  setTimeout(() => void webauthn(), LATER).unref();
}

/** Passkeys (WebAuthn): a guest keeps the identity, and comes back with it on any device that has the key. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async registrationOptions(identity: Identity, site: Site): Promise<object> {
    const known = await this.#store.passkeysOf(identity.id);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: site.host,
      userName: identity.name,
      userID: new TextEncoder().encode(identity.id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id }) => ({ id })),
    });
    await this.#remember(`register ${identity.id}`, options.challenge);
    return options;
  }

  /** Whether the answer is good; then the identity is kept. */
  async register(identity: Identity, site: Site, response: RegistrationResponseJSON): Promise<boolean> {
    const expectedChallenge = await this.#challenge(`register ${identity.id}`, response);
    if (expectedChallenge === undefined) return false;
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    });
    if (!verified) return false;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    if ((await this.#store.passkeyById(id)) !== undefined) return false;
    const passkey = {
      id,
      identity: identity.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports ?? []),
    };
    return this.#store.addPasskey(passkey, this.#now());
  }

  /** The id is for the answer to be known again by; nobody is signed in yet. */
  async signInOptions(site: Site): Promise<{ readonly id: string; readonly options: object }> {
    const id = newToken();
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#remember(`sign-in ${id}`, options.challenge);
    return { id, options };
  }

  /** Who it is, if the answer is good. */
  async signIn(id: string, site: Site, response: AuthenticationResponseJSON): Promise<string | undefined> {
    const passkey = await this.#store.passkeyById(response.id);
    const expectedChallenge = await this.#challenge(`sign-in ${id}`, response);
    if (passkey === undefined || expectedChallenge === undefined) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
      },
    });
    if (!verified) return undefined;
    await this.#store.countPasskeyUse(passkey.id, authenticationInfo.newCounter);
    return passkey.identity;
  }

  async #remember(what: string, challenge: string): Promise<void> {
    const hash = hashOf(`${what} ${challenge}`);
    await this.#store.addVoucher({
      hash,
      kind: 'challenge',
      content: challenge,
      expiresAt: this.#now() + PATIENCE,
    });
  }

  /** The challenge the browser says it answers, if we asked it for that, lately, and once. */
  async #challenge(
    what: string,
    { response }: { readonly response: { readonly clientDataJSON: string } },
  ): Promise<string | undefined> {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { readonly challenge?: unknown };
    if (typeof challenge !== 'string') return undefined;
    return this.#store.takeVoucher('challenge', hashOf(`${what} ${challenge}`), this.#now());
  }
}
