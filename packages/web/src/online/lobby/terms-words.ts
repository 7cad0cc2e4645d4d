import type { Terms } from '@bastide/protocol';
import type { OptionValue } from '@bastide/rules';
import { presetOf } from '../../setup/plan.ts';
import { rounded } from '../../texts/decimal.ts';
import { useOnlineWords } from '../texts/words.ts';

/** What is played and how, in words. */
export function useTermsInWords() {
  const { o, name, lang } = useOnlineWords();
  return {
    what({ setup: { sets, options } }: Pick<Terms, 'setup'>): string {
      const preset = presetOf({ sets, options: options as Record<string, OptionValue>, seats: [] });
      if (preset !== undefined) return name('preset', preset);
      return sets.map((set) => name('set', set)).join(', ');
    },
    how({ clock, timeout, help, hints, visibility, bestOf, rated }: Terms): string[] {
      return [
        clock.kind === 'none' ? o('terms.no-clock') : '',
        clock.kind === 'live'
          ? // Tables of tests and of the hasty have less than a minute.
            o('terms.live', { minutes: rounded(lang, clock.base / 60), seconds: clock.increment })
          : '',
        clock.kind === 'days' ? o('terms.days', { n: clock.days }) : '',
        clock.kind === 'none' ? '' : o(`terms.timeout.${timeout}`),
        help ? '' : o('terms.purist'),
        hints ? o('terms.hints') : '',
        bestOf === 3 ? o('terms.best-of-three') : '',
        // Tables from before it could be chosen don't say.
        rated === false ? o('terms.unrated') : '',
        visibility === 'link' ? o('terms.link') : '',
      ].filter((words) => words !== '');
    },
  };
}
