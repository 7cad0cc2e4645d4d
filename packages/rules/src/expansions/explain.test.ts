import { expect, test } from 'vitest';
import type { Awarded, GameEvent } from '../game/events.ts';
import { seeded } from '../game/random.ts';
import {
  answersOf,
  catalogue,
  explain,
  explainAward,
  explainChoice,
  explainFailure,
  explainOption,
  type Game,
  languages,
  newGame,
} from '../index.ts';
import { hasText } from '../internal.ts';
import { randomGame } from '../testing/index.ts';
import { scene } from '../testing/scene.ts';

const names = ['Red', 'Blue', 'Green', 'Black'];
const city: Awarded = {
  event: 'awarded',
  id: 0,
  seat: 0,
  points: 8,
  cause: 'city',
  because: { tiles: 3, pennants: 1 },
  each: 2,
  x: 2,
  y: 1,
  on: 'city:N',
  held: [1, 0],
};

test('an award says who, how much, for what and how it was counted', () => {
  expect(explain('en', city, names)).toBe(
    'Red gets 8 points for the city 2 east, 1 south of the start: 3 tiles and 1 pennant, 2 points each.',
  );
  expect(explain('fr', city, ['Rouge', 'Bleu'])).toBe(
    'Rouge reçoit 8 points pour la ville à 2 cases à l’est, 1 case au sud du départ\u00a0: 3 tuiles et 1 blason, 2 points chacun.',
  );
});

test('an award says what multiplied it', () => {
  const road = { ...city, cause: 'road', points: 6, because: { inn: 1, tiles: 3 }, on: 'road:N' };
  expect(explain('en', road, names)).toBe(
    'Red gets 6 points for the road 2 east, 1 south of the start: 3 tiles, 2 points each, with an inn.',
  );
  expect(explain('fr', road, names)).toMatch(/3 tuiles, 2 points par tuile, avec une auberge\.$/);
});

test('an award says who else competed, the strongest first', () => {
  expect(explain('en', { ...city, held: [2, 0, 1] }, names)).toMatch(/ Majority: Red \(2\), Green \(1\)\.$/);
  expect(explain('en', { ...city, held: [1, 1] }, names)).toMatch(/ Tied: Red \(1\), Blue \(1\)\.$/);
  expect(explain('en', { ...city, held: [1, 2] }, names)).toMatch(/ Present: Blue \(2\), Red \(1\)\.$/);
});

test('an award can be had in parts', () => {
  expect(explainAward('en', { ...city, held: [1, 1] }, names)).toMatchObject({
    who: 'Red',
    points: '8 points',
    cause: 'City',
    counted: ['3 tiles', '1 pennant', '2 points each'],
    rivals: 'Tied: Red (1), Blue (1).',
  });
});

test('one point is singular, and a player without a name has a number', () => {
  const one = { ...city, points: 1, cause: 'road.unfinished', because: { tiles: 1 }, each: 1 };
  expect(explain('en', one, [])).toBe(
    'Player 1 gets 1 point for the unfinished road 2 east, 1 south of the start: 1 tile, 1 point each.',
  );
});

test('events name the figure and where it stands, and never a tile taken into a hand', () => {
  const deployed: GameEvent = { event: 'deployed', seat: 1, figure: 'big', x: 0, y: -1, on: 'field:NL,NR' };
  expect(explain('en', deployed, names)).toBe(
    'Blue deploys a big follower in the field 1 north of the start.',
  );
  expect(explain('fr', deployed, names)).toBe(
    'Blue pose un grand meeple dans le pré à 1 case au nord du départ.',
  );
  expect(explain('en', { event: 'dealt', seat: 0, tile: 'base/A' }, names)).not.toContain('base/A');
  expect(explain('en', { event: 'turn', seat: 0, part: 2 }, names)).toContain('second tile');
  expect(explain('en', { event: 'token', seat: 0, token: 'wine', count: 1 }, names)).toBe(
    'Red takes 1 wine token.',
  );
});

test('tokens come and go, and who was robbed has a name', () => {
  const laid: GameEvent = { event: 'laid', token: 'gold', count: 1, x: 3, y: 0 };
  expect(explain('en', laid, names)).toBe('The tile 3 east of the start gets 1 ingot.');
  expect(explain('en', { ...laid, count: -2 }, names)).toBe('The tile 3 east of the start loses 2 ingots.');
  const robbery = { event: 'awarded', id: 0, seat: 2, points: 2, cause: 'robbery' } as const;
  expect(explain('en', { ...robbery, because: { robbed: 3, victim: 1 } }, names)).toBe(
    'Green robs Blue and gets 2 points: half of 3 points, rounded up.',
  );
});

const tiedField = `
  .....
  .....
  .....
  .###.
  #####
  ##### #####
  .###. .###.
  ..P.. .....
  .R... ...B.
  ..... .....
  R: red follower, B: blue follower, P: red pig`;
const told = (options: Record<string, unknown>) => {
  const { events } = scene(tiedField, { sets: ['base', 'traders-builders'], options }).finish();
  return events.filter((event) => event.event === 'awarded').map((event) => explain('en', event, names));
};

test('TB4 a pig is a reason for its owner only', () => {
  expect(told({})).toEqual([
    'Red gets 4 points for the field 1 south of the start: 1 closed city, 3 points each, 1 point more per city for the pig. Tied: Red (1), Blue (1).',
    'Blue gets 3 points for the field 1 south of the start: 1 closed city, 3 points each. Tied: Red (1), Blue (1).',
  ]);
});

test('TB4 a pig is a reason where each city pays once, too', () => {
  expect(told({ farmers: 'perCity' })).toEqual([
    'Red gets 4 points for the farmers around the city at the start: 1 farmer, 1 point more per city for the pig. Tied: Red (1), Blue (1).',
    'Blue gets 3 points for the farmers around the city at the start: 1 farmer. Tied: Red (1), Blue (1).',
  ]);
});

test('a choice says where on the tile a segment lies: its sides, or the corner where it has none', () => {
  const target = { x: 0, y: 0, figure: 'follower', on: 'field:NL,NR,EL', label: 'deploy' };
  expect(explainChoice('en', target, names)).toBe('Deploy a follower in the field (north)');
  expect(explainChoice('de', target, names)).toBe('Einen Gefolgsmann auf die Wiese setzen (Nord)');
  expect(explainChoice('en', { ...target, on: 'field:NR,EL' }, names)).toContain('(north-east)');
  expect(explainChoice('en', { x: 1, y: 2, rot: 90, label: 'place' }, names)).toBe(
    'Place it 1 east, 2 south of the start, turned by 90°',
  );
});

test('a failure says what is wrong and where', () => {
  const made = newGame({ sets: ['base'], players: 9 });
  const said = 'error' in made ? explainFailure('en', made) : '';
  expect(said).toBe('Two to eight can play. Choose a number from 2 to 8. (players)');
  expect(explainFailure('fr', { error: 'nothing-to-undo', at: '' })).toBe('Il n’y a rien à reprendre.');
});

test('an option’s value has words; a first player is named', () => {
  expect(explainOption('en', 'farmers', false, names)).toBe('No farmers');
  expect(explainOption('en', 'firstPlayer', 1, names)).toBe('Blue');
});

/** A hole nobody filled, or a key nobody has words for. */
const NOT_SAID =
  /[{}|]|undefined|\b(?:event|award|action|because|cause|figure|token|scorer|side|spot|kind|question|step)\.[\w./-]+/;

/** The reader in the third person, or called by name where the language has another word. */
const NOT_TO_READER = {
  en: /You (?:\w+s|is|has)\b|You’s|\b(?:of|from|for|to) You/,
  fr: /Vous (?!\p{L}*ez\b|faites\b)\p{L}|\b(?:de|à|pour) Vous/u,
  de: /Du (?!\p{L}*st\b|setzt\b|lässt\b)\p{L}|\b(?:von|für|an) Du/u,
} as const;

/** What could not be said while a game was played at random, in either language; `seen` takes what happened. */
function notSaid(game: Game, seed: number, seen: Set<string>): Set<string> {
  const wrong = new Set<string>();
  const check = (sentence: string) => {
    const hole = NOT_SAID.exec(sentence);
    if (hole !== null) wrong.add(hole[0]);
  };
  const offered = new Set<string>();
  game.listener = (event) => {
    seen.add(event.event === 'awarded' ? event.cause : event.event);
    for (const lang of languages) {
      check(explain(lang, event, names));
      const toReader = explain(lang, event, Array(game.players).fill('You'));
      if (NOT_TO_READER[lang as keyof typeof NOT_TO_READER].test(toReader)) wrong.add(toReader);
      if (event.event === 'awarded') check(explainAward(lang, event, names).cause);
    }
  };
  randomGame(game, seeded(seed), () => {
    if (!hasText(`question.${game.question.id}`)) wrong.add(`question.${game.question.id}`);
    if (game.over) return;
    for (const { target } of answersOf(game)) {
      const { label, figure, scorer, on } = target;
      const sort = [label, figure, scorer, on].join();
      if (offered.has(sort)) continue;
      offered.add(sort);
      for (const lang of languages) check(explainChoice(lang, target, names));
    }
  });
  return wrong;
}

const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
const setups = [
  ...sets.map((id) => ({ sets: [...new Set(['base', id])], players: 2 })),
  { sets: sets.filter((id) => id !== 'river-bb5'), players: 3 },
  {
    sets: sets.filter((id) => id !== 'river'),
    players: 4,
    options: { farmers: 'perCity', hand: 3, smallCity: 2 },
  },
];

test('random games of every set and of all together can be told in every language, to any player', () => {
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (const setup of setups) {
    for (let seed = 1; seed <= 4; seed++) {
      const made = newGame(setup);
      if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
      for (const hole of notSaid(made.ok, seed, seen)) wrong.add(hole);
    }
  }
  expect([...wrong].sort()).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'road',
      'city',
      'monastery.unfinished',
      'field',
      'farmers-of-city',
      'goods',
      'over',
    ]),
  );
});
