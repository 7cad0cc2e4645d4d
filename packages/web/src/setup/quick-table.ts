import type { Level } from '@bastide/bots';
import type { Language } from '@bastide/rules';
import type { TableSetup } from '../session/types.ts';
import { planOf, tableOf } from './plan.ts';
import { usualName } from './seat-names.ts';

/** The base game, one person against one bot. */
export function quickTable(lang: Language, level: Level): TableSetup {
  const you = { player: 'person' } as const;
  const bot = { player: 'bot', level } as const;
  return tableOf(
    planOf('base', [
      { name: usualName(you, [], lang), colour: 'red', ...you },
      { name: usualName(bot, [], lang), colour: 'blue', ...bot },
    ]),
  );
}
