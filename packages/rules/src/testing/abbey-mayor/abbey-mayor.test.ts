import { describe, expect, test } from 'vitest';
import type { Expansion } from '../../expansion.ts';
import { whyNot } from '../../index.ts';
import { thingsOf } from '../../internal.ts';
import { whyOn } from '../asking.ts';
import { checkExpansion } from '../check-expansion.ts';
import { scene } from '../scene.ts';
import { abbeyMayor } from './index.ts';

const setup = { sets: ['base', 'abbey-mayor'], with: [abbeyMayor] };

describe('an abbey, which fits any edge (AM1)', () => {
  const hole = `
          .....
          .....
          .....
          .###.
          ##R##
    .....       .....
    .....       .....
    ..M..       --B--
    .....       .....
    .....       .....
          .....
          .....
          .....
          .###.
          #####
    R: red follower, B: blue follower
    `;

  test('is laid instead of drawing, only into a hole, and ends what meets it', () => {
    const game = scene(hole, setup);
    expect(game.asked).toBe('abbey-mayor/lay');
    game.play({ by: 0, do: 'abbey' });
    expect(game.answers()).toEqual(['place abbey-mayor/abbey 1,1 0']);
    expect(whyNot(game.game, { x: 0, y: 0, rot: 0 }).map(({ code }) => code)).toEqual(['abbey-mayor/hole']);
    game.place(1, 1);
    expect(game.answers()).toContain('deploy follower 1,1 monastery');
    game.pass();
    expect(game.scores).toEqual({ red: 2 });
    expect(game.asked).toBe('draw');
    const { board } = game.game;
    const road = board.features.rootOf(board.land.slotAt(2, 1) * 8);
    expect(board.features.openEnds(road)).toBe(1);
  });

  test('may stay aside, and a tile is drawn as ever', () => {
    const game = scene(hole, setup);
    game.play({ by: 0, do: 'pass', phase: 'abbey' });
    expect(game.asked).toBe('draw');
  });

  test('gives everyone one more turn once no tile is left', () => {
    const game = scene(hole, setup).leave();
    game.play({ by: 0, do: 'pass', phase: 'abbey' });
    expect([game.asked, game.toMove]).toEqual(['abbey-mayor/lay', 'blue']);
    game.play({ by: 1, do: 'abbey' }).place(1, 1).deploy('follower', 'monastery');
    expect(game.game.over).toBe(true);
    expect(game.awards.map(({ seat, cause }) => `${seat} ${cause}`)).toContain('blue monastery.unfinished');
  });
});

describe('a mayor is as strong as its city has pennants (AM2)', () => {
  const city = (middle: string, knight: string) => `
    ....#       ${middle.split('\n')[0]}#....
    ...##       ${middle.split('\n')[1]}##...
    ...#Y       ${middle.split('\n')[2]}${knight}#...
    ...##       ${middle.split('\n')[3]}##...
    ....#       ${middle.split('\n')[4]}#....
    Y: red mayor, K: blue follower
    `;
  const pennant = '#...# \n##### \n##P## \n##### \n#...# ';
  const nothing = '\n\n\n\n';

  test('with two of them it beats a follower', () => {
    const game = scene(city(pennant, 'K'), setup);
    game.draw('base/F').place(1, 0).pass();
    expect(game.scores).toEqual({ red: 12 });
    expect(game.events.find(({ event }) => event === 'awarded')).toMatchObject({ held: [2, 1] });
  });

  test('without any it counts nothing, but it stands there', () => {
    const game = scene(city(nothing, 'K'), setup);
    game.draw('base/G').place(1, 0).pass();
    expect(game.scores).toEqual({ blue: 6 });
    const alone = scene(city(nothing, '#'), setup);
    alone.draw('base/G').place(1, 0);
    expect(alone.answers().filter((text) => text.includes('city'))).toEqual([]);
    alone.pass();
    expect(alone.scores).toEqual({});
    expect(alone.home('red', 'mayor')).toBe(1);
  });
});

describe('a wagon moves on after scoring (AM3)', () => {
  const road = `
    ..... #####
    ..... .###.
    ..MV- --W--
    ..... .....
    ..... .....
    W: red wagon, V: blue wagon
    `;

  test('one after the other, the active player first', () => {
    const game = scene(road, setup).draw('base/A').place(2, 0, 90).pass();
    expect(game.scores).toEqual({ red: 3, blue: 3 });
    expect([game.asked, game.toMove]).toEqual(['abbey-mayor/wagon', 'red']);
    expect(game.answers()).toEqual(['wagon 1,0 city:N', 'pass']);
    game.play({ by: 0, do: 'wagon', x: 1, y: 0, on: 'city:N' });
    expect([game.asked, game.toMove]).toEqual(['abbey-mayor/wagon', 'blue']);
    game.play({ by: 1, do: 'pass', phase: 'wagon' });
    expect([game.home('red', 'wagon'), game.home('blue', 'wagon')]).toEqual([0, 1]);
    expect(game.asked).toBe('draw');
  });
});

describe('a barn stands on a corner (AM4)', () => {
  const fields = `
    ..... ..... .....
    ..R.. ..... .....
    ..M.. ..M.. .....
    ..... ..... .###.
    ..... ..... #####
    .....       #####
    .....       .###.
    ..M..       .....
    .....       .....
    .....       .....
    R: red follower
    `;

  test('where four tiles meet in a field; it scores the farmers and takes their place', () => {
    const game = scene(fields, setup).draw('base/B').place(1, 1);
    expect(game.answers()).toContain('barn NW 1,1');
    expect(game.answers().filter((text) => text.startsWith('barn'))).toHaveLength(1);
    game.play({ by: 0, do: 'barn', x: 1, y: 1, corner: 'NW' });
    expect(game.scores).toEqual({ red: 3 });
    expect([game.home('red'), game.home('red', 'barn')]).toEqual([7, 0]);
    expect(thingsOf(game.game)).toEqual([{ name: 'barn', count: 1, seat: 0, x: 1, y: 1, corner: 'NW' }]);
    game.draw('base/U').place(0, 2, 90);
    expect(whyOn(game, 0, 2, 'field:NL', 'follower')).toEqual(['abbey-mayor/barn AM4']);
    game.pass().finish();
    expect(game.scores).toEqual({ red: 7 });
  });
});

test('a step may replace drawing and placing', () => {
  const swift: Expansion = {
    id: 'swift',
    texts: { en: {}, fr: {} },
    citations: {},
    rules: ({ tiles }) => ({
      steps: [
        {
          id: 'swift/lay',
          slot: 'draw',
          before: ['draw'],
          run(game) {
            const { board, turn, piles } = game;
            if (board.land.placed > 1) return;
            turn.type = tiles.indexOf('base/E');
            piles.take(turn.type);
            turn.slot = board.place(turn.type, 2, board.land.frontierAt(0, 1));
            game.skipTo('placed');
          },
        },
      ],
    }),
  };
  const game = scene('', { sets: ['base', 'swift'], with: [swift] });
  expect(game.asked).toBe('figure');
  expect(game.answers()).toContain('deploy follower 0,1 city:S');
  expect(game.pass().asked).toBe('draw');
});

describe('random games with it hold every invariant', () => {
  const rules = new Set(['AM1', 'AM2', 'AM3', 'AM4']);

  test('alone', () => {
    expect(checkExpansion(abbeyMayor, { rules, games: 3, gamesWithAll: 0 })).toEqual([]);
  });

  test('with everything of ours', { timeout: 180_000 }, () => {
    expect(checkExpansion(abbeyMayor, { rules, games: 0, gamesWithAll: 1 })).toEqual([]);
  });
});
