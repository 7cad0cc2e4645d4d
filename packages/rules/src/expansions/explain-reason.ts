import type { Reason } from '../hooks.ts';
import type { TextParams } from '../texts/say-text.ts';
import { nameOf } from './explain.ts';
import type { Words } from './texts.ts';

/** Why something can't be done, as a sentence or two. `names` are the players', by seat. */
export function explainReason(words: Words, reason: Reason, names: readonly string[]): string {
  return words.sayNamed(keyOf(words, reason), paramsOf(words, reason, names));
}

/** The words for this figure, land or edge, if there are any of their own; else the plain ones. */
function keyOf(words: Words, { code, figure, kind, side }: Reason): string {
  const cases = [figure, kind, side].map((which) => `why.${code}.${which}`);
  return cases.find(words.hasText) ?? `why.${code}`;
}

function paramsOf(words: Words, reason: Reason, names: readonly string[]): TextParams {
  const { figure, kind, mine, theirs, seats = [] } = reason;
  const word = (family: string, name: string | undefined) =>
    name === undefined ? '' : words.sayNamed(`${family}.${name}`);
  return {
    figure: word('figure', figure),
    kind: word('kind', kind),
    mine: word('kind', mine),
    theirs: word('kind', theirs),
    who: words.list(seats.map((seat) => nameOf(words, seat, names))),
  };
}
