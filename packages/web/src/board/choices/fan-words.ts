import { say } from '@bastide/rules';
import { surveyFeature } from '@bastide/rules/internal';
import type { Words } from '../../app/words.ts';
import { isUnpaid } from '../../expansions/asks.ts';
import type { TableView } from '../../session/types.ts';
import type { Size } from '../camera/camera.ts';
import type { Aim } from '../pointing/aims.ts';

/** The lines beside the figures of a card; names are bold. */
export type FanWords = readonly { readonly text: string; readonly isName: boolean }[];

/** Pixels of a figure's button and of a card around its buttons. */
const FIGURE = 46;
const FRAME = 6;
/** About the pixels of a letter, bold or not, of a line, of the space around words, and of words at most. */
const BOLD = 7.6;
const PLAIN = 6.2;
const LINE = 16;
const AROUND = 12;
const WIDEST = 104;

/** About how much room a card takes with these words: enough to find a place for it. */
export function sizeOf({ answers }: Aim, words: FanWords): Size {
  const letters = words.map(({ text, isName }) => text.length * (isName ? BOLD : PLAIN));
  const wide = words.length === 0 ? 0 : Math.min(WIDEST, AROUND + Math.max(...letters));
  return {
    width: FIGURE * answers.length + FRAME + wide,
    height: FRAME + Math.max(FIGURE, LINE * words.length),
  };
}

/** What whoever stands there is called, and what the place pays; of those who are not there for that, what they are. */
export function fanWords(
  { x, y, segment, tile, answers }: Aim,
  view: TableView,
  isTold: boolean,
  { t, name, lang }: Words,
): FanWords {
  if (segment === undefined || tile === undefined) return [];
  if (answers.every(isUnpaid))
    return answers.map(({ target }) => ({ text: name('figure', target.figure ?? ''), isName: true }));
  const { kind } = tile.spec.segments[segment];
  const role = { text: isRole(kind) ? say(lang, `role.${kind}`) : name('kind', kind), isName: true };
  const { seat = 0 } = view.question;
  const guests = answers.map(({ target: { figure = '' } }) =>
    isTold ? surveyFeature(view, { x, y, place: segment }, { seat, figure }) : undefined,
  );
  // Where others stand, perhaps only a big figure is paid.
  const feature = guests.find((one) => one?.leaders.includes(seat)) ?? guests[0];
  if (feature === undefined) return [role];
  const { leaders, pointsNow, pointsClosed, closed } = feature;
  const worth = (points: number) => (leaders.includes(seat) ? points : 0);
  const now = { text: t('feature.now', { n: worth(pointsNow) }), isName: false };
  if (closed || kind === 'field') return [role, now];
  return [role, now, { text: t('feature.closed', { n: worth(pointsClosed) }), isName: false }];
}

const ROLES = ['city', 'field', 'monastery', 'road'] as const;
const isRole = (kind: string): kind is (typeof ROLES)[number] => ROLES.some((role) => role === kind);
