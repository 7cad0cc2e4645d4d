import type { Transporter } from 'nodemailer';
import type { MailAddress } from '../store/rows.ts';
import type { Sent } from './pusher.ts';
import type { MailConfig } from './settings.ts';
import { type TurnWords, wordsIn } from './turn-words.ts';

const PATIENCE = 10_000;

/** Writes mails: whether an address is somebody's, and that it is their turn. */
export class Mailer {
  readonly #config: MailConfig;
  #transport: Promise<Transporter> | undefined;

  constructor(config: MailConfig) {
    this.#config = config;
  }

  /** Asks whether an address is somebody's. Says nothing that a stranger could have chosen. */
  async confirm(address: string, language: string, token: string): Promise<Sent> {
    const { say, lang } = await wordsIn(language);
    const link = `${this.#config.site}/#/online/mail/yes/${token}`;
    return this.#send({
      to: address,
      subject: say('confirm.subject'),
      ...bodies(lang, [say('confirm.about'), { words: say('confirm.do'), link }, say('confirm.else')]),
    });
  }

  async turn(to: MailAddress, game: string, { title, body }: TurnWords, picture?: Uint8Array): Promise<Sent> {
    const { site } = this.#config;
    const { say, lang } = await wordsIn(to.language);
    const stop = `${site}/mail/${to.token}`;
    const lines = [
      body,
      { words: say('mail.play'), link: `${site}/#/online/${game}` },
      say('mail.why'),
      { words: say('mail.stop'), link: stop },
    ];
    return this.#send({
      to: to.address,
      subject: title,
      // One press in the mail program, without a visit (RFC 8058).
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...bodies(lang, lines, picture !== undefined),
      ...(picture && {
        attachments: [
          {
            cid: PICTURE,
            filename: 'bastide.jpg',
            content: Buffer.from(picture),
            contentDisposition: 'inline',
          },
        ],
      }),
    });
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }

  async #send(mail: Mail): Promise<Sent> {
    const { from } = this.#config;
    try {
      this.#transport ??= transportOf(this.#config.server);
      const transport = await this.#transport;
      await transport.sendMail({ ...mail, from, headers: { ...AUTOMATIC, ...mail.headers } } as object);
      return 'sent';
    } catch (error) {
      const { responseCode } = error as { readonly responseCode?: number };
      return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'later';
    }
  }
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** So that nobody's holiday answers. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };
const PICTURE = 'land@bastide';

/** Loaded when somebody wants it. A password goes to nobody without TLS, but for this very computer. */
async function transportOf(server: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const auth = username === '' ? undefined : { user: decoded(username), pass: decoded(password) };
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && auth !== undefined && !isHere,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    ...(auth && { auth }),
  } as object) as Transporter;
}

const decoded = decodeURIComponent;

type Line = string | { readonly words: string; readonly link: string };

function bodies(lang: string, lines: readonly Line[], hasPicture = false): object {
  // Each way on a line of its own: not every language writes a colon alike.
  const plain = lines.map((line) => (typeof line === 'string' ? line : `${line.words}\n${line.link}`));
  const rich = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escaped(line)}</p>`
      : `<p><a href="${escaped(line.link)}">${escaped(line.words)}</a></p>`,
  );
  const picture = hasPicture ? `<p><img src="cid:${PICTURE}" alt="" width="480"></p>` : '';
  return {
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}"><body>${picture}${rich.join('')}</body></html>`,
  };
}

/** Names are chosen by people: nothing of them is markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
