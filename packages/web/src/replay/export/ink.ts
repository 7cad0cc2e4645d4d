/** The page's own styles for a picture that leaves the page: every colour is what it is now, by day or at dusk. */
export interface Ink {
  /** The rules for what is drawn, without anything that only a page knows. */
  readonly style: string;
  /** What a variable of the palette is now. */
  colour(name: `--${string}`): string;
  /** The table under the land, from its light to its dark side. */
  readonly table: readonly string[];
}

/** Classes of drawings: figures, and the few the board draws itself. */
const DRAWN = /^\.fig-[\w-]+|^\.board-(?:wake|count)\b/;

/** The ink of a figure on a board: it has every variable that drawings use. */
export function mixInk(figure: Element): Ink {
  const shown = getComputedStyle(figure);
  const colour = (name: string) => shown.getPropertyValue(name).trim();
  return {
    style: rulesIn(document, colour),
    colour,
    table: [colour('--board-table'), colour('--board-table-far')],
  };
}

function rulesIn({ styleSheets }: Document, colour: (name: string) => string): string {
  const rules: string[] = [];
  for (const rule of [...styleSheets].flatMap((sheet) => styleRules(sheet.cssRules))) {
    const selectors = rule.selectorText.split(',').filter((one) => DRAWN.test(one.trim()));
    const declared = declarations(rule, colour);
    if (selectors.length > 0 && declared !== '') rules.push(`${selectors.join(',')}{${declared}}`);
  }
  return rules.join('');
}

/** The rules of a sheet, those in its layers too. What holds under a condition is left out: a drawing has no window and no pointer. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSLayerBlockRule ? styleRules(rule.cssRules) : [];
  });
}

function declarations({ style }: CSSStyleRule, colour: (name: string) => string): string {
  return style.cssText
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('--'))
    .map((one) => one.replace(VARIABLE, (_, name: string, other = '') => colour(name) || other.trim()))
    .join(';');
}

const VARIABLE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;
