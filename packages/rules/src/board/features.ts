import type { Arena } from '../arena/arena.ts';
import { ONE_SEGMENT, OPEN } from '../tile/table.ts';

/** Each seat's strength in a feature takes four bits of one word, so eight seats fit. */
export const SEAT_BITS = 4;
export const SEAT_MASK = 15;

/**
 * Segments joined into features. Every segment points towards the root of its feature, and a ring runs through all segments
 * of a feature. The root's counters hold for the whole feature; they add when two features merge.
 */
export class Features {
  readonly parent: Int16Array;
  readonly next: Int16Array;
  /** Open ends (low half) and segments (high half). For a monastery or garden: neighbours still missing. */
  readonly ends: Int32Array;
  /** Packed counts of the marks printed on the segments. */
  readonly marks: Int32Array;
  /** Strength of each seat's followers, four bits a seat; 0 means nobody occupies the feature. */
  readonly held: Int32Array;

  constructor(arena: Arena, segments: number) {
    this.ends = arena.i32(segments, 'features.ends');
    this.marks = arena.i32(segments, 'features.marks');
    this.held = arena.i32(segments, 'features.held');
    this.parent = arena.i16(segments, 'features.parent');
    this.next = arena.i16(segments, 'features.next');
  }

  /** A new segment, a feature of its own. */
  found(segment: number, ends: number, marks: number): void {
    this.parent[segment] = segment;
    this.next[segment] = segment;
    this.ends[segment] = ends;
    this.marks[segment] = marks;
    this.held[segment] = 0;
  }

  rootOf(segment: number): number {
    const { parent } = this;
    // Nearly all are a root or point to one. One step in any case leaves a processor little to guess.
    let at = parent[segment];
    let up = parent[at];
    while (up !== at) {
      at = up;
      up = parent[at];
    }
    return at;
  }

  /** Merges the features of two segments and tells the root of the whole. */
  join(one: number, other: number): number {
    const first = this.rootOf(one);
    const second = this.rootOf(other);
    if (first === second) return first;
    const { ends, marks, held, next } = this;
    // The one with more segments: no branch that a processor could guess wrong.
    const swap = (first ^ second) & (((ends[first] >>> 16) - (ends[second] >>> 16)) >> 31);
    const root = first ^ swap;
    const leaf = second ^ swap;
    this.parent[leaf] = root;
    ends[root] += ends[leaf];
    marks[root] += marks[leaf];
    held[root] += held[leaf];
    const after = next[root];
    next[root] = next[leaf];
    next[leaf] = after;
    return root;
  }

  openEnds(root: number): number {
    return this.ends[root] & OPEN;
  }

  segments(root: number): number {
    return Math.floor(this.ends[root] / ONE_SEGMENT);
  }

  strength(root: number, seat: number): number {
    return (this.held[root] >>> (seat * SEAT_BITS)) & SEAT_MASK;
  }
}
