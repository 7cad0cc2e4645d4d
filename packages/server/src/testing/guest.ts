import type { Authenticator } from './authenticator.ts';

interface Options {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}
/** Someone with a cookie who asks over HTTP, as the page does. */
export class Guest {
  url: string;
  readonly name: string;
  cookie = '';
  player = '';

  constructor(url: string, name = 'Ann') {
    this.url = url;
    this.name = name;
  }

  async signUp(): Promise<void> {
    const { player } = (await this.post('/api/guest', { name: this.name })) as { player: string };
    this.player = player;
  }

  /** Sends as the page does; an answer with an error is thrown as its code. */
  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(new URL(path, this.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie, ...headers },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0];
    const answer = (await response.json()) as { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  async get(path: string): Promise<unknown> {
    const response = await fetch(new URL(path, this.url), { headers: { cookie: this.cookie } });
    const answer = (await response.json()) as { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  get origin(): string {
    return new URL(this.url).origin;
  }

  /** Keeps the identity with a passkey. */
  async keep(key: Authenticator): Promise<void> {
    const options = (await this.post('/api/passkey/register/options', {})) as Options;
    const response = key.register(options.challenge, this.origin, options.rp.id);
    await this.post('/api/passkey/register', { response });
  }

  /** Comes back as whoever has kept an identity with this key. */
  async signIn(key: Authenticator): Promise<void> {
    const asked = await this.post('/api/passkey/sign-in/options', {});
    const { id, options } = asked as { id: string; options: { challenge: string; rpId: string } };
    const response = key.signIn(options.challenge, this.origin, options.rpId);
    const { player } = (await this.post('/api/passkey/sign-in', { id, response })) as { player: string };
    this.player = player;
  }
}
