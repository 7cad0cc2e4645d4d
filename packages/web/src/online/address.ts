import { useHash } from '../app/route.ts';

/** The screens of the online part, as they stand in the address after `#/online`. */
export type Address =
  | { readonly at: 'lobby' }
  | { readonly at: 'new' }
  | { readonly at: 'friend' }
  | { readonly at: 'leaders' }
  | { readonly at: 'player'; readonly player: string }
  | { readonly at: 'mail'; readonly answer: 'yes' | 'no'; readonly token: string }
  | { readonly at: 'check'; readonly game: string | undefined; readonly key: string | undefined }
  | { readonly at: 'table'; readonly game: string; readonly key: string | undefined };

/** Games, players and keys: nobody guesses 22 letters. */
const ID = /^[A-Za-z0-9_-]{22}$/;

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

/** `#/online/GAME/KEY` and the like; what makes no sense is the lobby. */
export function readAddress(hash: string): Address {
  const [first, second, third] = hash.replace(/^#\/?online\/?/, '').split('/');
  const idIn = (text: string | undefined) => (text !== undefined && ID.test(text) ? text : undefined);
  const game = idIn(first);
  if (game !== undefined) return { at: 'table', game, key: idIn(second) };
  if (first === 'new') return { at: 'new' };
  if (first === 'friend') return { at: 'friend' };
  if (first === 'leaders') return { at: 'leaders' };
  if (first === 'check') return { at: 'check', game: idIn(second), key: idIn(third) };
  if (first === 'mail' && (second === 'yes' || second === 'no') && TOKEN.test(third ?? ''))
    return { at: 'mail', answer: second, token: third };
  const player = idIn(second);
  return first === 'player' && player !== undefined ? { at: 'player', player } : { at: 'lobby' };
}

export function writeAddress(address: Address): string {
  const parts = ['#', 'online', ...partsOf(address)];
  return parts.filter((part) => part !== undefined).join('/');
}

function partsOf(address: Address): readonly (string | undefined)[] {
  switch (address.at) {
    case 'lobby':
      return [];
    case 'table':
      return [address.game, address.key];
    case 'player':
      return ['player', address.player];
    case 'mail':
      return ['mail', address.answer, address.token];
    case 'check':
      return ['check', address.game, address.key];
    default:
      return [address.at];
  }
}

export function goOnline(address: Address): void {
  location.hash = writeAddress(address);
}

/** A link for others: this page with that address. */
export function linkTo(address: Address): string {
  return new URL(writeAddress(address), location.href).href;
}

/** The short link by which others come to play; the server leads them on and tells programs what it is about. */
export function inviteTo(game: string, playKey: string): string {
  return new URL(`t/${game}${playKey.slice(0, 8)}`, document.baseURI).href;
}

export function useAddress(): Address {
  return readAddress(useHash());
}
