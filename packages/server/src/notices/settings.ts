import { ConfigError } from '../config-error.ts';

/** How turns reach people who have no page open. */
export interface NoticeConfig {
  /** Push services that may be written to, as origins; `*.` stands for one name before a host. Nobody else is ever asked. */
  readonly pushServices: readonly string[];
  /** Whom a push service may ask about us: mailto: or https:. */
  readonly contact: string;
  readonly mail: MailConfig | undefined;
}

export interface MailConfig {
  /** smtp://user:password@host:587 or smtps://… */
  readonly server: string;
  readonly from: string;
  /** Where links in mails lead. */
  readonly site: string;
}

/** Those of the browsers people have. */
const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

export const DEFAULT_NOTICES: NoticeConfig = {
  pushServices: PUSH_SERVICES,
  contact: 'mailto:bastide@localhost',
  mail: undefined,
};

/** `text` gives a setting by its name, if it is there. */
export function readNoticeConfig(
  text: (name: string) => string | undefined,
  origins: readonly string[],
): NoticeConfig {
  const push = text('BASTIDE_PUSH') ?? 'on';
  if (push !== 'on' && push !== 'off') throw new ConfigError('BASTIDE_PUSH is on or off.');
  const more = (text('BASTIDE_PUSH_SERVICES') ?? '').split(',').map((one) => one.trim());
  for (const one of more)
    if (one !== '' && !SERVICE.test(one))
      throw new ConfigError(`BASTIDE_PUSH_SERVICES needs origins like https://push.example, not “${one}”.`);
  const contact =
    text('BASTIDE_CONTACT') ??
    origins.find((origin) => origin.startsWith('https:')) ??
    DEFAULT_NOTICES.contact;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new ConfigError(`BASTIDE_CONTACT is mailto:name@host or https://host, not “${contact}”.`);
  const pushServices = push === 'off' ? [] : [...PUSH_SERVICES, ...more.filter((one) => one !== '')];
  return { pushServices, contact, mail: readMail(text, origins) };
}

const SERVICE = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

function readMail(
  text: (name: string) => string | undefined,
  origins: readonly string[],
): MailConfig | undefined {
  const server = text('BASTIDE_MAIL');
  const from = text('BASTIDE_MAIL_FROM');
  if (server === undefined) {
    if (from !== undefined) throw new ConfigError('BASTIDE_MAIL_FROM does nothing without BASTIDE_MAIL.');
    return undefined;
  }
  // The setting may hold a password: it is not repeated.
  if (!isMailServer(server))
    throw new ConfigError('BASTIDE_MAIL is smtp://user:password@host:587 or smtps://user:password@host.');
  if (from === undefined || !/^([^<>"@]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    throw new ConfigError('BASTIDE_MAIL needs BASTIDE_MAIL_FROM, like Bastide <play@example.org>.');
  const [site] = origins;
  if (site === undefined)
    throw new ConfigError('BASTIDE_MAIL needs BASTIDE_ORIGINS: links in mails lead to the first of them.');
  return { server, from, site };
}

/** In a password the signs that mean something in an address are written as `%23`. */
function isMailServer(server: string): boolean {
  if (!URL.canParse(server) || !/^smtps?:\/\/[^/?#]+\/?$/.test(server)) return false;
  const { hostname, username, password } = new URL(server);
  return hostname !== '' && [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
}

/** Whether an address is one of a push service, and nothing else: a browser tells it, and it could be any machine near us. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', name = ''] = service.split('//');
    if (scheme !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}
