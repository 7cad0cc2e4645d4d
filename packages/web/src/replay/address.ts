import { useHash } from '../app/route.ts';

/** Which game is watched, as it stands in the address after `#/replay`. */
export type ReplayAddress =
  | { readonly at: 'choose' }
  | {
      readonly at: 'kept';
      readonly id: string;
      /** Which panel is open at first. */
      readonly panel?: string | undefined;
      readonly moment: number | undefined;
    }
  | {
      readonly at: 'online';
      readonly game: string;
      readonly key: string | undefined;
      readonly moment: number | undefined;
    };

/** Names of games and keys of the server; kept games have shorter ones. */
const NAME = /^[A-Za-z0-9_-]{1,40}$/;

/** `#/replay/kept/ID/PANEL`, `#/replay/online/GAME/KEY`, each with `/at/MOMENT` if it is wanted; what makes no sense is the choice. */
export function readReplayAddress(hash: string): ReplayAddress {
  const [where, ...rest] = hash.replace(/^#\/?replay\/?/, '').split('/');
  const split = rest.indexOf('at');
  const names = split < 0 ? rest : rest.slice(0, split);
  const moment = split < 0 ? undefined : momentIn(rest[split + 1]);
  const [name, key] = names;
  if (name === undefined || !names.every((one) => NAME.test(one))) return { at: 'choose' };
  if (where === 'kept') return { at: 'kept', id: name, panel: key, moment };
  if (where === 'online') return { at: 'online', game: name, key, moment };
  return { at: 'choose' };
}

export function writeReplayAddress(address: ReplayAddress): string {
  if (address.at === 'choose') return '#/replay';
  const names = address.at === 'kept' ? [address.id, address.panel] : [address.game, address.key];
  const moment = address.moment === undefined ? [] : ['at', address.moment];
  return ['#', 'replay', address.at, ...names, ...moment].filter((part) => part !== undefined).join('/');
}

/** The game of the address; where in it one is, is read once, when it is opened. */
export function useReplayAddress(): ReplayAddress {
  return readReplayAddress(useHash());
}

function momentIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
