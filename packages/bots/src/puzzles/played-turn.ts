import { type Game, type GameEvent, KINDS, type Move } from '@bastide/rules';

/** What a turn did: the position before and after, what was answered, and what happened. */
export interface PlayedTurn {
  readonly before: Game;
  readonly after: Game;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
}

/** Words of the rules, and the theme that each of them means. */
export type Themes<Theme> = Readonly<Record<string, Theme>>;

/** Themes of own awards, by their cause and by their reasons. */
export function awardedThemes<Theme extends string>(
  { before, events }: PlayedTurn,
  causes: Themes<Theme>,
  reasons: Themes<Theme>,
): Theme[] {
  return events.flatMap((event) =>
    event.event === 'awarded' && event.seat === before.toMove
      ? [...named(causes, event.cause), ...Object.keys(event.because).flatMap((why) => named(reasons, why))]
      : [],
  );
}

/** Themes of own figures that were deployed, by their names. */
export function deployedThemes<Theme extends string>(turn: PlayedTurn, figures: Themes<Theme>): Theme[] {
  return deployed(turn).flatMap(({ figure }) => named(figures, figure));
}

/** Themes of own followers that were deployed, by the kind of the segment. */
export function deployedOn<Theme extends string>(turn: PlayedTurn, kinds: Themes<Theme>): Theme[] {
  const { rules } = turn.before;
  return deployed(turn)
    .filter(({ figure }) => rules.figures.find(({ name }) => name === figure)?.role === 'follower')
    .flatMap(({ on }) => named(kinds, KINDS.find((kind) => on.startsWith(kind)) ?? ''));
}

/** Themes of the answers, by what they do. */
export function moveThemes<Theme extends string>({ moves }: PlayedTurn, doings: Themes<Theme>): Theme[] {
  return moves.flatMap((move) => named(doings, move.do));
}

/** Whether the seat took one of these tokens. */
export function wonTokens({ before, events }: PlayedTurn, tokens: readonly string[]): boolean {
  return events.some(
    (event) => event.event === 'token' && event.seat === before.toMove && tokens.includes(event.token),
  );
}

function deployed({ before, events }: PlayedTurn) {
  return events.flatMap((event) =>
    event.event === 'deployed' && event.seat === before.toMove ? [event] : [],
  );
}

function named<Theme extends string>(themes: Themes<Theme>, word: string): Theme[] {
  return Object.hasOwn(themes, word) ? [themes[word]] : [];
}
