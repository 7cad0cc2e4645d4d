import type { Level } from '@bastide/bots';
import type { Failure, Language } from '@bastide/rules';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings/settings.ts';
import { openTable } from '../app/table/current-session.ts';
import { useWords } from '../app/words.ts';
import { EASIEST, readLevel } from '../session/seat-info.ts';
import type { TableSetup } from '../session/types.ts';
import { planOf, tableOf } from './plan.ts';
import { usualName } from './seat-names.ts';

interface QuickGame {
  readonly level: Level;
  /** Opens its table, or tells why that can't be. */
  begin(): Failure | undefined;
}

/** The game that begins with one press, against a bot of the level chosen last. */
export function useQuickGame(): QuickGame {
  const { lang } = useWords();
  const level = readLevel(useSettings().level) ?? EASIEST;
  return {
    level,
    begin() {
      const failure = openTable(quickTable(lang, level));
      if (failure === undefined) goTo('table');
      return failure;
    },
  };
}

/** The base game, one person against one bot. */
function quickTable(lang: Language, level: Level): TableSetup {
  const you = { player: 'person' } as const;
  const bot = { player: 'bot', level } as const;
  return tableOf(
    planOf('base', [
      { name: usualName(you, [], lang), colour: 'red', ...you },
      { name: usualName(bot, [], lang), colour: 'blue', ...bot },
    ]),
  );
}
