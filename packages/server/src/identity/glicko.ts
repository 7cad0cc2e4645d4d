/**
 * Glicko-2 (Mark Glickman, http://www.glicko.net/glicko/glicko2.pdf). Each game is a rating period of its own, in which everyone
 * has met everyone else: who came before whom has won, the same place is a draw.
 */
export interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNRATED: Rated = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How fast volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;
const PRECISION = 1e-6;

export interface Met {
  readonly rating: number;
  readonly deviation: number;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

/** New ratings after one game of several players, in the same order. */
export function rateGame(players: readonly (Rated & { readonly place: number })[]): Rated[] {
  return players.map((own) => {
    const met = players.filter((other) => other !== own);
    return rate(
      own,
      met.map(({ rating, deviation, place }) => ({ rating, deviation, score: scoreOf(own.place, place) })),
    );
  });
}

/** One player's new rating after a period with these games. */
export function rate(own: Rated, met: readonly Met[]): Rated {
  const mu = (own.rating - UNRATED.rating) / SCALE;
  const phi = own.deviation / SCALE;
  const terms = met.map(({ rating, deviation, score }) => {
    const weight = weightOf(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - UNRATED.rating) / SCALE)));
    return { weight, expected, score };
  });
  if (terms.length === 0) return { ...own, deviation: SCALE * Math.hypot(phi, own.volatility) };
  const variance =
    1 / terms.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  const gain = terms.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  const volatility = newVolatility(own.volatility, phi, variance, variance * gain);
  const widened = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / widened ** 2 + 1 / variance);
  return {
    rating: UNRATED.rating + SCALE * (mu + newPhi ** 2 * gain),
    deviation: Math.min(UNRATED.deviation, SCALE * newPhi),
    volatility,
  };
}

function scoreOf(own: number, other: number): number {
  return own < other ? 1 : own > other ? 0 : 0.5;
}

function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Step 5 of the paper: the root of f by the Illinois method. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let a = start;
  let b =
    delta ** 2 > phi ** 2 + variance ? Math.log(delta ** 2 - phi ** 2 - variance) : lowerBound(f, start);
  let fa = f(a);
  let fb = f(b);
  while (Math.abs(b - a) > PRECISION) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) {
      a = b;
      fa = fb;
    } else fa /= 2;
    b = c;
    fb = fc;
  }
  return Math.exp(a / 2);
}

function lowerBound(f: (x: number) => number, start: number): number {
  let k = 1;
  while (f(start - k * TAU) < 0) k++;
  return start - k * TAU;
}
