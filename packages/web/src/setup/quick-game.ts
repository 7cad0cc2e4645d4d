import type { Level } from '@bastide/bots';
import type { Failure, Language } from '@bastide/rules';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings/settings.ts';
import { openTable } from '../app/table/current-session.ts';
import { useWords } from '../app/words.ts';
import { EASIEST, nearestLevel, readLevel } from '../session/seat-info.ts';
import type { SeatInfo, TableSetup } from '../session/types.ts';
import { useLikeMe } from './like-me.ts';
import { planOf, tableOf } from './plan.ts';
import { usualName } from './seat-names.ts';

interface QuickGame {
  /** Whom one meets in it. */
  readonly bot: Omit<SeatInfo, 'name' | 'colour'>;
  /** The one chosen, or what somebody like me is now. */
  readonly level: Level;
  readonly isLikeMe: boolean;
  /** Opens its table, or tells why that can't be. */
  begin(): Failure | undefined;
}

/** The game that begins with one press, against a bot of the level chosen last. */
export function useQuickGame(): QuickGame {
  const { lang } = useWords();
  const chosen = useSettings().level;
  const isLikeMe = chosen === 'like-me';
  const same = useLikeMe(isLikeMe);
  const bot = isLikeMe ? same : ({ player: 'bot', level: readLevel(chosen) ?? EASIEST } as const);
  return {
    bot,
    level: nearestLevel(bot),
    isLikeMe,
    begin() {
      const failure = openTable(quickTable(lang, bot));
      if (failure === undefined) goTo('table');
      return failure;
    },
  };
}

/** The base game, one person against one bot. */
function quickTable(lang: Language, bot: Omit<SeatInfo, 'name' | 'colour'>): TableSetup {
  const you = { player: 'person' } as const;
  return tableOf(
    planOf('base', [
      { name: usualName(you, [], lang), colour: 'red', ...you },
      { name: usualName(bot, [], lang), colour: 'blue', ...bot },
    ]),
  );
}
