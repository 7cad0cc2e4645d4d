import type { Reason } from '../hooks.ts';
import { join, nameOf } from './explain.ts';
import { hasText, type Language, sayNamed, type TextParams } from './texts.ts';

/** Why something can't be done, as a sentence or two. `names` are the players', by seat. */
export function explainReason(lang: Language, reason: Reason, names: readonly string[]): string {
  return sayNamed(lang, keyOf(reason), paramsOf(lang, reason, names));
}

/** The words for this figure, land or edge, if there are any of their own; else the plain ones. */
function keyOf({ code, figure, kind, side }: Reason): string {
  const cases = [figure, kind, side].map((which) => `why.${code}.${which}`);
  return cases.find(hasText) ?? `why.${code}`;
}

function paramsOf(lang: Language, reason: Reason, names: readonly string[]): TextParams {
  const { figure, kind, mine, theirs, seats = [] } = reason;
  const word = (family: string, name: string | undefined) =>
    name === undefined ? '' : sayNamed(lang, `${family}.${name}`);
  return {
    figure: word('figure', figure),
    kind: word('kind', kind),
    mine: word('kind', mine),
    theirs: word('kind', theirs),
    who: join(
      lang,
      'list.and',
      seats.map((seat) => nameOf(lang, seat, names)),
    ),
  };
}
