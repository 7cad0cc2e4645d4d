import type { Game, KINDS } from '@bastide/rules';

/** What the figures of a seat are, by their number inside the seat; the same for all seats. */
export class Roster {
  readonly isFollower: Uint8Array;
  /** Followers that go only onto monasteries and gardens. */
  readonly isAbbot: Uint8Array;
  readonly strength: Uint8Array;
  /** The number of a seat's builder, pig and shepherd, or -1. */
  readonly builder: number;
  readonly pig: number;
  readonly shepherd: number;

  constructor({ figures }: Game) {
    const { specs, kindAt, strengthOf } = figures;
    const kinds = Array.from(kindAt, (kind) => specs[kind]);
    const numberOf = (role: string, stands: (typeof KINDS)[number]) =>
      kinds.findIndex((spec) => spec.role === role && spec.stands.includes(stands));
    this.isFollower = Uint8Array.from(kinds, ({ role }) => (role === 'follower' ? 1 : 0));
    this.isAbbot = Uint8Array.from(kinds, ({ role, stands }) =>
      role === 'follower' && !stands.includes('road') ? 1 : 0,
    );
    this.strength = Uint8Array.from(kindAt, (kind) => strengthOf[kind]);
    this.builder = numberOf('companion', 'road');
    this.pig = numberOf('companion', 'field');
    this.shepherd = numberOf('special', 'field');
  }
}
