/** Everything that can be set by the environment, in words: `bastide serve --help` and the check for misspelt names. */
export interface Setting {
  readonly name: string;
  readonly usual: string;
  readonly about: string;
}

const setting = (name: string, usual: string, about: string): Setting => ({ name, usual, about });

export const SETTINGS: readonly Setting[] = [
  setting('BASTIDE_DATA', 'data/ beside the program', 'the folder of the embedded store'),
  setting(
    'BASTIDE_STORE',
    '$BASTIDE_DATA/bastide.db',
    'another file, or postgres://user:password@host/database',
  ),
  setting(
    'BASTIDE_ORIGINS',
    'the own page only',
    'https://play.example, several with commas; needed behind a proxy',
  ),
  setting('BASTIDE_PROXIES', '0', 'how many proxies stand before the server and may say who comes'),
  setting(
    'BASTIDE_NODE_ADDRESS',
    'an address of this machine',
    'http://host:port where other nodes on the same PostgreSQL reach this one, or off',
  ),
  setting('BASTIDE_METRICS', 'loopback', 'who gets /metrics: loopback, all, off'),
  setting('BASTIDE_LOG', 'warn', 'fatal, error, warn, info (a line a request), debug, trace, silent'),
  setting('BASTIDE_BOT_THREADS', 'one less than cores', 'threads that think for bots'),
  setting('BASTIDE_BOT_PAUSE', '600', 'milliseconds a bot lets people look'),
  setting('BASTIDE_GUEST_DAYS', '90', 'days after which a guest nobody has seen is forgotten'),
  setting('BASTIDE_KEPT_DAYS', '365', 'the same for those with a passkey, who may come back with it'),
  setting('BASTIDE_PUSH', 'on', 'off: no web push'),
  setting('BASTIDE_PUSH_SERVICES', 'none', 'further push services, as origins with commas'),
  setting('BASTIDE_CONTACT', 'the first https origin', 'mailto:… or https://…, for push services'),
  setting('BASTIDE_MAIL', 'no mails', 'smtp://user:password@host:587 or smtps://user:password@host'),
  setting('BASTIDE_MAIL_FROM', '', 'Bastide <play@example.org>; needed with BASTIDE_MAIL'),
  setting('BASTIDE_MAX_SOCKETS', '20000', 'live connections of this node'),
  setting('BASTIDE_MAX_SOCKETS_PER_ADDRESS', '100', 'live connections of one address'),
  setting('BASTIDE_MAX_TABLES', '50000', 'tables this node has in memory'),
];

/** Not for everyday: what tests and hunters of bugs set. */
export const HIDDEN_SETTINGS = ['BASTIDE_COMPILED', 'BASTIDE_DEBUG'];

/** A line for each, as `--help` has it. */
export function settingsInWords(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length));
  return SETTINGS.map(
    ({ name, usual, about }) => `  ${name.padEnd(width)}  ${about}${usual === '' ? '' : ` (${usual})`}`,
  ).join('\n');
}
