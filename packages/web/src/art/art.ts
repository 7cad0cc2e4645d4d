import type { ReactNode } from 'react';
import type { Owner } from './shapes.tsx';

/**
 * How the figures and pieces of an expansion are drawn, each by its name in the rules. What has no art is drawn plainly: a token as the
 * letter its name begins with, a figure as a follower. What is printed on tiles is in `face.ts`.
 */
export interface Art {
  /** Figures and pawns in the colour of their seat, about (0, 0). */
  readonly figures?: Readonly<Record<string, (owner: Owner) => ReactNode>>;
  /** Tokens, and pieces that belong to nobody. */
  readonly pieces?: Readonly<Record<string, ReactNode>>;
}
