import { levelName } from '@bastide/bots';
import type { Failure, Language } from '@bastide/rules';
import { useEffect, useState } from 'react';
import { withWords } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import { openParsed } from '../../files/open-record.ts';
import { refusalWords } from '../../files/refusal.ts';
import { readLevel } from '../../session/seat-info.ts';
import type { SeatInfo, TableSetup } from '../../session/types.ts';
import type { ReplayAddress } from '../address.ts';
import { Timeline } from '../timeline.ts';
import { keptReplay, type WatchedGame } from './kept.ts';

/** A game ready to be watched, with its address. */
export interface Film extends WatchedGame {
  readonly address: Exclude<ReplayAddress, { at: 'choose' }>;
  readonly timeline: Timeline;
}

type Loading = { readonly is: 'loading' } | { readonly is: 'refused'; readonly why: string };
export type Loaded = Loading | { readonly is: 'open'; readonly film: Film };

/** The game of the address, from this browser or from the server. */
export function useFilm(address: Film['address']): Loaded {
  const { t, lang } = useWords();
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const name = address.at === 'kept' ? address.id : `${address.game}/${address.key ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each game, whatever moment or language is wanted later
  useEffect(() => {
    let isWanted = true;
    const show = (now: Loaded) => isWanted && setLoaded(now);
    const broken = (failure: Failure) =>
      show({ is: 'refused', why: t('file.broken', { why: refusalWords(lang, failure) }) });
    const open = (game: WatchedGame | undefined) => {
      if (game === undefined) return show({ is: 'refused', why: '' });
      const timeline = Timeline.open(game.table.setup, game.moves);
      if ('error' in timeline) return broken(timeline);
      return show({ is: 'open', film: { ...game, address, timeline } });
    };
    show({ is: 'loading' });
    if (address.at === 'kept') open(keptReplay(address.id));
    else
      fetchGame(address, lang, (seat) => t('setup.player-name', { n: seat + 1 })).then(
        (game) => ('error' in game ? broken(game) : open(game)),
        (error: unknown) => show({ is: 'refused', why: error instanceof Error ? error.message : '' }),
      );
    return () => {
      isWanted = false;
    };
  }, [address.at, name]);
  return loaded;
}

async function fetchGame(
  { game, key }: Extract<ReplayAddress, { at: 'online' }>,
  lang: Language,
  nameOf: (seat: number) => string,
): Promise<WatchedGame | Failure> {
  // What speaks to the server comes only when it is needed.
  const [{ api, codeOf }, { speakOnline }] = await Promise.all([
    import('../../online/api.ts'),
    withWords(import('../../online/texts/speak.ts')),
  ]);
  const record = await api.record(game, key).catch((error: unknown) => {
    throw new Error(speakOnline(lang, `error.${codeOf(error)}`));
  });
  const opened = openParsed(record, nameOf);
  return 'error' in opened ? opened : { ...opened, table: withLevels(opened.table, lang) };
}

/** The server writes a bot's level where a person's name would be. */
function withLevels(table: TableSetup, lang: Language): TableSetup {
  const named = (seat: SeatInfo): SeatInfo => {
    const level = seat.player === 'bot' ? readLevel(seat.name) : undefined;
    return level === undefined ? seat : { ...seat, name: levelName(lang, level) };
  };
  return { ...table, seats: table.seats.map(named) };
}
