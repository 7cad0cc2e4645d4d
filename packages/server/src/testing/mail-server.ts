import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailed {
  readonly from: string;
  readonly to: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  /** All that follows, as it is read. */
  readonly text: string;
}

/** An SMTP server on this computer: takes mails for anybody and keeps them. */
export class MailServer {
  readonly mails: Mailed[] = [];
  /** Code with which the next mail is refused. */
  refusing: number | undefined;
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer) {
    this.#server = server;
  }

  static async open(): Promise<MailServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => {
        const { refusing } = mail;
        if (refusing === undefined) return done();
        return done(Object.assign(new Error('not now'), { responseCode: refusing }));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope;
          const from = mailFrom === false || mailFrom === undefined ? '' : mailFrom.address;
          mail.mails.push({ from, to: rcptTo[0].address, ...parsed(Buffer.concat(chunks).toString()) });
          done();
        });
      },
    });
    const mail = new MailServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

function parsed(source: string): Pick<Mailed, 'headers' | 'subject' | 'text'> {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const { subject = '', ...others } = Object.fromEntries(headers);
  const words = subject.replace(/\?= =\?UTF-8\?Q\?/g, '').replace(/=\?UTF-8\?Q\?(.*?)\?=/g, '$1');
  return {
    headers: { subject, ...others },
    subject: read(words === subject ? subject : words.replaceAll('_', ' ')),
    text: read(source.slice(end).replace(/=\r\n/g, '')),
  };
}

/** Letters written as numbers (RFC 2045). */
function read(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
