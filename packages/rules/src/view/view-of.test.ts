import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import { answersOf, CHANCE, type Game, newGame, observe, presets, viewOf } from '../index.ts';
import { surveyFields } from '../internal.ts';
import { scene } from '../testing/scene.ts';
import { gameOf, POSITION } from './position.ts';

const withHands = { sets: ['base', 'inns-cathedrals', 'robbers'], options: { hand: 3 }, players: 3 };
const boxes = Object.entries(presets).map(([name, { sets, options }]) => ({
  name,
  setup: { sets, options, players: 3 },
}));

function begin(setup: object): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

/** Every so many positions of a random game, and its end. */
function* positions(game: Game, seed: number, every = 1): Generator<Game> {
  const random = seeded(seed);
  for (let moves = 0; !game.over; moves++) {
    if (moves % every === 0) yield game;
    game.play(randomAnswer(game, random));
  }
  yield game;
}

describe('a view is plain data', () => {
  test.each(boxes)('$name: what JSON gives back is the same', ({ setup }) => {
    for (const game of positions(begin(setup), 3, 40)) {
      for (const seat of [undefined, 1]) {
        const { [POSITION]: _, ...plain } = viewOf(game, seat);
        expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
      }
    }
  });

  test('it stays as it was made, and the rules answer for that moment', () => {
    const game = begin({ sets: ['base'], players: 2 });
    const [first] = positions(game, 1);
    const view = viewOf(first);
    const before = { text: JSON.stringify(view), fields: surveyFields(first), answers: answersOf(first) };
    for (const _ of positions(game, 1));
    expect(JSON.stringify(view)).toBe(before.text);
    expect(surveyFields(view)).toEqual(before.fields);
    expect(answersOf(gameOf({ ...view }))).toEqual(before.answers);
  });

  test('one that came over a wire says that nothing can be asked about it', () => {
    const view = JSON.parse(JSON.stringify(viewOf(begin(withHands))));
    expect(() => surveyFields(view)).toThrow('not made here');
  });

  test('tiles that did not change stay the same objects', () => {
    const game = begin({ sets: ['base'], players: 2 });
    let before = viewOf(game);
    let kept = 0;
    for (const now of positions(game, 2)) {
      const view = viewOf(now, undefined, before);
      for (const [index, tile] of view.tiles.entries()) {
        if (tile === before.tiles[index]) kept++;
        else expect(tile).not.toEqual(before.tiles[index]);
      }
      before = view;
    }
    expect(kept).toBeGreaterThan(1000);
  });
});

describe('what a seat is shown', () => {
  test('of other hands only how many tiles they hold (E3)', () => {
    for (const game of positions(begin(withHands), 4, 5)) {
      const all = viewOf(game);
      for (const { seat } of all.seats) {
        const own = viewOf(game, seat);
        for (const { seat: other, hand, held } of own.seats) {
          expect(held).toBe(all.seats[other].hand.length);
          expect(hand).toEqual(other === seat ? all.seats[other].hand : []);
        }
      }
    }
  });

  test('does not depend on what others hold', () => {
    let compared = 0;
    for (const game of positions(begin(withHands), 5)) {
      const asked = game.toMove;
      const other = asked === CHANCE ? undefined : withAnotherHand(game, asked);
      if (other === undefined) continue;
      expect(JSON.stringify(viewOf(other))).not.toBe(JSON.stringify(viewOf(game)));
      expect(JSON.stringify(viewOf(other, asked))).toBe(JSON.stringify(viewOf(game, asked)));
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('its answers, and nobody else’s', () => {
    for (const game of positions(begin(withHands), 6, 3)) {
      const { seat } = viewOf(game).question;
      for (const eyes of [0, 1, 2]) {
        const { answers } = viewOf(game, eyes).question;
        expect(answers.map(({ move }) => move)).toEqual(
          eyes === seat ? answersOf(game).map(({ move }) => move) : [],
        );
      }
    }
  });
});

describe('a view tells all there is to know', () => {
  test.each(boxes)('$name: equal views, equal memory, equal answers', ({ setup }) => {
    const begun = begin({ ...setup, players: 2 });
    const known = new Map<string, { readonly answers: string; readonly bytes: string }>();
    let met = 0;
    for (let seed = 0; seed < 40; seed++) {
      let asked = 0;
      for (const game of positions(begun.clone(), seed)) {
        if (game.toMove === CHANCE) continue;
        if (++asked > 3) break;
        const seen = observe(game, game.toMove);
        const { question, ...view } = viewOf(seen, game.toMove, undefined, () => false);
        const key = JSON.stringify([view, question]);
        const answers = JSON.stringify(answersOf(seen));
        const before = known.get(key);
        if (before !== undefined) {
          met++;
          expect(answers).toBe(before.answers);
          expect(String(seen.save())).toBe(before.bytes);
        }
        known.set(key, { answers, bytes: String(seen.save()) });
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});

/** The same position, but a tile in the hand of another seat is one of another kind. Nothing if there is none to change. */
function withAnotherHand(game: Game, seat: number): Game | undefined {
  const changed = game.clone();
  const { hands, piles, rules } = changed;
  const at = hands.findIndex((tile, i) => tile > 0 && Math.floor(i / rules.hand) !== seat);
  if (at < 0) return undefined;
  const held = hands[at] - 1;
  const type = piles.unseen.findIndex(
    (count, one) => count > 0 && one !== held && piles.pileOf(one) === piles.pileOf(held),
  );
  if (type < 0) return undefined;
  piles.unseen[type]--;
  piles.unseen[held]++;
  hands[at] = type + 1;
  return changed;
}

test('a figure lies in a field only if its kind does', () => {
  const fields = `
    .....
    .....
    R.M.B
    .....
    .....
    R: red follower, B: red pig`;
  const { figures } = viewOf(scene(fields, { sets: ['base', 'traders-builders'] }).game);
  expect(figures.map(({ kind, lying }) => `${kind} ${lying}`)).toEqual(['follower true', 'pig false']);
  const city = scene('#####\n#R###\n##P##\n#####\n#####\nR: red follower');
  expect(viewOf(city.game).figures.map(({ lying }) => lying)).toEqual([false]);
});
