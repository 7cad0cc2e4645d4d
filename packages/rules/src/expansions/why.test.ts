import { describe, expect, test } from 'vitest';
import { answersOf, explainReason, whyNoFigure, whyNot } from '../index.ts';
import { whyHere, whyOn } from '../testing/asking.ts';
import { scene } from '../testing/scene.ts';

const names = ['Aude', 'Simon'];

describe('the tile in hand', () => {
  const game = scene().draw('base/U');

  test('G4 not where a tile already lies', () => {
    expect(whyHere(game, 0, 0, 0)).toEqual(['cell-taken G4']);
  });

  test('G4 not away from the land, and a corner is not enough', () => {
    expect(whyHere(game, 5, 5, 0)).toEqual(['no-neighbour G4']);
    expect(whyHere(game, 1, 1, 0)).toEqual(['only-corner G4']);
    expect(whyNot(game.game, { x: 1, y: 1, rot: 0 })[0].at).toEqual([{ x: 0, y: 0 }]);
  });

  test('G4 an edge that does not agree is named with what would meet there, and where', () => {
    expect(whyNot(game.game, { x: 0, y: 1, rot: 0 })).toEqual([
      { code: 'edge', rule: 'G4', side: 'N', mine: 'road', theirs: 'field', at: [{ x: 0, y: 0, edge: 'S' }] },
    ]);
    expect(whyHere(game, 0, 1, 90)).toEqual([]);
  });

  test('G4 a rotation that looks the same is as legal as the one offered', () => {
    expect(whyHere(game, 0, 1, 270)).toEqual([]);
  });

  test('G4 without a rotation: whether any would do', () => {
    expect(whyHere(game, 0, 1)).toEqual([]);
    expect(whyHere(scene().draw('base/C'), 0, 1)).toEqual(['no-rotation G4']);
  });

  test('E3 a tile of the hand that fits nowhere', () => {
    const walls = '\n#####\n#####\n##P##\n#####\n#####\n';
    const held = scene(walls, { options: { hand: 3 } }).deal('base/U', 'base/E', 'base/W');
    held.deal('base/E', 'base/E', 'base/E');
    expect(whyNot(held.game, {})).toEqual([{ code: 'fits-nowhere', rule: 'E3' }]);
  });
});

describe('a follower', () => {
  const road = `
    .....
    .....
    R----
    .....
    .....
    R: blue follower`;

  test('B1 not where somebody stands in the feature, however far away; it is told who and where', () => {
    const game = scene(road).draw('base/U').place(1, 0, 90);
    const place = whyNot(game.game, { x: 1, y: 0, place: 0 });
    expect(place).toMatchObject([
      { code: 'occupied', rule: 'B1', kind: 'road', seats: [1], at: [{ x: 0, y: 0 }] },
    ]);
    expect(explainReason('en', place[0], names)).toBe(
      'This road is already occupied (Simon), even if far from here.',
    );
    expect(explainReason('fr', place[0], names)).toBe(
      'Cette route est déjà occupée (Simon), même si c’est loin d’ici.',
    );
  });

  test('B1 only on the tile just placed, and only on land', () => {
    const game = scene(road).draw('base/U').place(1, 0, 90);
    expect(whyOn(game, 0, 0, 'field:NL')).toEqual(['other-tile B1']);
    expect(whyNot(game.game, { x: 5, y: 5 }).map(({ code }) => code)).toEqual(['no-tile']);
    expect(whyNot(game.game, { x: 1, y: 0 }).map(({ code }) => code)).toEqual(['no-land']);
  });

  test('B2 nobody at home', () => {
    const game = scene(road, { sets: ['base', 'abbot'] })
      .draw('base/B')
      .place(0, 1);
    const { figures } = game.game;
    for (let i = 0; i < 7; i++) figures.lift(figures.atHome(0, 0), -9);
    expect(whyOn(game, 0, 1, 'field:NL')).toEqual(['none-at-home B2']);
    expect(whyOn(game, 0, 1, 'monastery')).toEqual([]);
    expect(whyOn(game, 0, 1, 'monastery', 'follower')).toEqual(['none-at-home B2']);
  });

  test('B2 a follower on the land stays there', () => {
    const game = scene(road.replace('blue', 'red')).draw('base/U').place(1, 0, 90);
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['stays B2']);
  });

  test('B13 not in a field of a game without farmers', () => {
    const game = scene('', { options: { farmers: false } })
      .draw('base/U')
      .place(1, 0, 90);
    expect(whyOn(game, 1, 0, 'field:NL')).toEqual(['wrong-land B13']);
  });

  test('RV3 never on the river', () => {
    const game = scene('', { sets: ['base', 'river'] })
      .draw('river/straight-a')
      .place(0, 1);
    expect(whyOn(game, 0, 1, 'river:N')).toEqual(['wrong-land RV3']);
  });
});

describe('the river', () => {
  test('RV2 a river tile must continue the river; the end of it is shown', () => {
    const game = scene('', { sets: ['base', 'river'] }).draw('river/city-city');
    const [reason] = whyNot(game.game, { x: 1, y: 0, rot: 90 });
    expect(reason).toEqual({ code: 'river/continue', rule: 'RV2', at: [{ x: 0, y: 0, edge: 'S' }] });
  });

  test('RV2 strict: it must not bend twice running in the same sense', () => {
    const game = scene('', { sets: ['base', 'river'] })
      .draw('river/curve')
      .place(0, 1)
      .pass();
    game.draw('river/city-curve');
    expect(whyHere(game, -1, 1, 180)).toContain('river/bend RV2');
    expect(whyHere(game, -1, 1, 270)).toEqual([]);
  });

  test('RV2 free: it must keep room to flow on', () => {
    const free = { sets: ['base', 'river'], options: { river: 'free' } };
    const game = scene('', free).draw('river/curve').place(0, 1).pass();
    game.draw('river/city-curve');
    expect(whyHere(game, -1, 1, 180)).toContain('river/room RV2');
  });
});

describe('a tile on which no figure can stand', () => {
  const codeAt = ({ game }: ReturnType<typeof scene>, x: number, y: number) => {
    const option = answersOf(game).find(({ target }) => target.x === x && target.y === y);
    if (option === undefined) throw new Error(`nothing fits at ${x},${y}`);
    return option.code;
  };

  test('B1 every segment tells who stands there', () => {
    const taken = `
      ..F..
      .....
      --R--
      .....
      ..G..
      R: red follower, F: blue follower, G: blue follower`;
    const game = scene(taken).draw('base/U');
    const before = game.game.hash();
    const refused = whyNoFigure(game.game, codeAt(game, 1, 0));
    expect(refused.map(({ on, reasons }) => [on, reasons.map(({ code }) => code)])).toEqual([
      ['road:E,W', ['occupied']],
      ['field:ER,SL,SR,WL', ['occupied']],
      ['field:NL,NR,EL,WR', ['occupied']],
    ]);
    expect(game.game.hash()).toBe(before);
    expect(game.place(1, 0, 90).asked).toBe('draw');
  });

  test('B2 or that nobody is at home', () => {
    const game = scene().draw('base/U');
    const { figures } = game.game;
    for (let i = 0; i < 7; i++) figures.lift(figures.atHome(0, 0), -9);
    const codes = whyNoFigure(game.game, codeAt(game, 1, 0)).flatMap(({ reasons }) => reasons);
    expect(new Set(codes.map(({ code, rule }) => `${code} ${rule}`))).toEqual(new Set(['none-at-home B2']));
  });

  test('G3 nothing is told where a figure can go somewhere', () => {
    const game = scene().draw('base/U');
    expect(whyNoFigure(game.game, codeAt(game, 1, 0))).toEqual([]);
  });
});

test('what is offered has no reason, and what nobody asks for says so with the rule of the question', () => {
  const game = scene().draw('base/U').place(1, 0, 90);
  expect(whyOn(game, 1, 0, 'road:E')).toEqual([]);
  expect(whyNot(game.game, { spot: 'nowhere' })).toEqual([{ code: 'not-asked', rule: 'B1' }]);
});

test('an edge is told by its side', () => {
  const [reason] = whyNot(scene().draw('base/U').game, { x: 0, y: 1, rot: 0 });
  expect(explainReason('en', reason, names)).toBe('To the north: road against field.');
  expect(explainReason('fr', reason, names)).toBe('Au nord\u00a0: route contre pré.');
});
