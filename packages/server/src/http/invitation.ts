import type { Clock } from '@bastide/protocol';
import { type Language, languages, loadTexts, sourceLanguage } from '@bastide/rules';
import { inFiles, sayText } from '@bastide/rules/internal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LiveTable } from '../hall/live-table.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { maySee } from '../table/rights.ts';
import { setNamesOf } from '../table/set-names.ts';
import { Refusal, type RouteContext } from './app.ts';
import { read } from './read.ts';
import type { PreviewKey } from './texts/en.ts';
import { files } from './texts/files.ts';

/** A game, and so much of its key to play that nobody guesses it. */
const CODE = /^([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{8})$/;
const code = z.object({ code: z.string().regex(CODE) });

const texts = inFiles<Readonly<Record<PreviewKey, string>>>(files);

/** Short links, `/t/CODE`: people are led to the table, and programs that show a link find in it who invites to what. */
export function invitationRoutes(
  app: FastifyInstance,
  { hall, store, visitorOf }: RouteContext,
  pictures: Pictures | undefined,
): void {
  // The land as it lies now, for those who may see it.
  app.get('/t/:code/picture.jpg', async (request, reply) => {
    const live = await invited(request);
    const isSeen = live !== undefined && (await sees(request, live));
    const picture = isSeen ? await pictures?.of(live) : undefined;
    if (picture === undefined) throw new Refusal('not-found');
    // Its address has how far the game has come.
    return reply
      .header('cache-control', 'private, max-age=86400')
      .type('image/jpeg')
      .send(Buffer.from(picture));
  });

  app.get('/t/:code', async (request, reply) => {
    const live = await invited(request);
    // The page says that nothing is there.
    if (live === undefined)
      return reply.redirect(`../#/online/${read(code, request.params).code.slice(0, 22)}`);
    const game = live.id;
    const lang = languageOf(request.headers['accept-language']);
    await Promise.all([texts.load(lang), loadTexts(lang)]);
    const host = await store.identityById(live.table.host);
    const words = (key: PreviewKey, params = {}) => sayText(lang, texts.in(lang)[key], params);
    const title = host === undefined ? words('title.nobody') : words('title', { who: host.name });
    const about = `${setNamesOf(live.table, lang)} · ${words(...clockOf(live.table.terms.clock))}`;
    const to = `../#/online/${game}/${live.row.playKey}`;
    const image = pictures === undefined ? '/icon-512.png' : picturePath(live);
    const page = pageOf({ lang, title, about, to, image: `${request.protocol}://${request.host}${image}` });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  async function sees(request: FastifyRequest, { table, row }: LiveTable): Promise<boolean> {
    return (
      maySee(table, row, undefined, row.playKey) ||
      maySee(table, row, (await visitorOf(request))?.id, undefined)
    );
  }

  /** The table of a code, if the code is right. */
  async function invited(request: FastifyRequest): Promise<LiveTable | undefined> {
    const [, game = '', part = ''] = CODE.exec(read(code, request.params).code) ?? [];
    const live = await hall.table(game);
    return live?.row.playKey.startsWith(part) === true ? live : undefined;
  }
}

/** Where the picture of a table is; another address each time it looks different. */
export function picturePath({ id, row, table }: LiveTable): string {
  return `/t/${id}${row.playKey.slice(0, 8)}/picture.jpg?n=${table.head}`;
}

/** The first language somebody asks for that we have. */
function languageOf(accepted = ''): Language {
  const wanted = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((one) => languages.filter((lang) => lang === one))[0] ?? sourceLanguage;
}

function clockOf(clock: Clock): [PreviewKey, Record<string, number>] {
  if (clock.kind === 'live')
    return ['clock.live', { minutes: Math.round(clock.base / 60), seconds: clock.increment }];
  return clock.kind === 'days' ? ['clock.days', { n: clock.days }] : ['clock.none', {}];
}

interface Preview {
  readonly lang: string;
  readonly title: string;
  readonly about: string;
  readonly to: string;
  readonly image: string;
}

function pageOf(preview: Preview): string {
  const { lang, title, about, to, image } = escaped(preview);
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="description" content="${about}" />
    <meta name="robots" content="noindex" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:image" content="${image}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta http-equiv="refresh" content="0; url=${to}" />
  </head>
  <body><a href="${to}">${title}</a></body>
</html>
`;
}

/** Names are chosen by people: nothing of them is markup. */
function escaped(preview: Preview): Preview {
  const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Object.fromEntries(
    Object.entries(preview).map(([key, text]) => [key, safe(text)]),
  ) as unknown as Preview;
}
