import { scene } from '@bastide/rules/testing';
import type { Picture } from '../../src/still/picture.ts';
import { answer, ROAD_OF_RED } from './common.ts';
import { shoot } from './shot.ts';

/** Pictures of the seven small expansions. */
export const smallScenes: Readonly<Record<string, () => Picture>> = {
  'flying-way': () => {
    const game = scene('', { sets: ['base', 'flying-machines'], turn: 'blue' });
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/U').place(1, 0, 90).pass();
    game.draw('base/B').place(0, 1).pass();
    game.draw('flying-machines/straight-WE-orth').place(2, 0);
    game.deploy('follower', 'flier').play({ by: 'chance', do: 'roll', value: 2 });
    return shoot(game)
      .last()
      .signs('follower', [0, 0, 'city:N'], [0, 0, 'road:E'])
      .arrow([2, 0], [0.35, 0])
      .within(0, -1, 2, 0)
      .done();
  },

  'messengers-track': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'messengers'] });
    const { scorers } = game.game.scores;
    scorers[0] = 6;
    scorers[1] = 2;
    game.draw('base/W').place(2, 0, 180);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => answer(game.pass(), 'score messenger'))
      .track(0, 10, [
        { seat: 0, kind: 'marker', space: scorers[0] },
        { seat: 0, kind: 'messenger', space: scorers[1], since: 2 },
      ])
      .done();
  },

  'messengers-small': () => {
    const game = scene(
      `
      .....       ..... .....
      .....       ..... .....
      --o--       -R--- -----
      ..|..       ..... .....
      ..|..       ..... .....
                  ..... ..... .....
                  ..... ..... .....
                  -R--- ----- -----
                  ..... ..... .....
                  ..... ..... .....
      R: red follower`,
      { sets: ['base', 'messengers'] },
    );
    game.game.scores.scorers[0] = 3;
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    answer(game, 'score marker').play({ by: 'chance', do: 'message', message: 1 });
    return shoot(game)
      .within(2, 0, 4, 1)
      .lit([2, 0, 'road'])
      .paid(() => game.play({ by: 0, do: 'message', take: 'action' }))
      .done();
  },

  'ferries-put': () => {
    const game = scene('', { sets: ['base', 'ferries'] });
    game.draw('base/W').place(-1, 0).deploy('follower', 'road:E');
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/A').place(1, 1, 180).pass();
    game.draw('base/E').place(-1, -1).pass();
    game.draw('ferries/tee').place(1, 0).pass();
    return shoot(game)
      .last()
      .within(-1, 0, 1, 1)
      .paid(() => game.play({ by: game.game.toMove, do: 'ferry', x: 1, y: 0, between: ['S', 'W'] }))
      .lit([1, 0, 'road:W'])
      .now('ferry')
      .done();
  },

  'ferries-turn': () => {
    const game = scene('', { sets: ['base', 'ferries'] });
    game.draw('base/W').place(-1, 0).deploy('follower', 'road:E');
    game.draw('ferries/tee').place(1, 0).pass();
    game.play({ by: 1, do: 'ferry', x: 1, y: 0, between: ['E', 'W'] });
    game.draw('base/B').place(0, 1).pass();
    game.draw('base/U').place(2, 0, 90).pass();
    return shoot(game)
      .last()
      .within(-1, 0, 2, 0)
      .paid(() => game.play({ by: 1, do: 'ferry', x: 1, y: 0, between: ['E', 'S'], move: true }))
      .lit([0, 0, 'road'])
      .now('ferry')
      .done();
  },

  'gold-laid': () => {
    const game = scene('', { sets: ['base', 'gold-mines'] });
    game.draw('gold-mines/monastery-curve').place(1, 0, 90);
    game.play({ by: 0, do: 'gold', x: 0, y: 0 });
    return shoot(game).last().arrow([1.2, 0.3], [0.45, 0.3]).done();
  },

  'gold-shared': () => {
    const game = scene(
      `
      ..... .....       .....
      ..... .....       .....
      --o-- --R--       -Bo--
      ..|.. .....       ..|..
      ..|.. .....       ..|..
      R: red follower, B: blue follower`,
      { sets: ['base', 'gold-mines'] },
    );
    game.draw('gold-mines/bridge').place(2, 0);
    game.play({ by: 0, do: 'gold', x: 1, y: 0 });
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass())
      .done();
  },

  'mage-road': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'mage-witch'] });
    game.draw('mage-witch/two-opposite-cities').place(0, -1);
    game.play({ by: 0, do: 'deploy', figure: 'mage', x: 0, y: 0, on: 'road:E' }).pass();
    game.draw('base/W').place(2, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .within(0, 0, 2, 0)
      .paid(() => game.pass())
      .done();
  },

  'witch-road': () => {
    const game = scene(
      `
      ..... ..... ..... .....
      ..... ..... ..... .....
      --o-- --Q-- ----- -----
      ..|.. ..... ..... .....
      ..|.. ..... ..... .....
      Q: blue follower`,
      { sets: ['base', 'mage-witch'] },
    );
    game.draw('mage-witch/two-opposite-cities').place(0, -1);
    game.play({ by: 0, do: 'deploy', figure: 'witch', x: 0, y: 0, on: 'road:E' }).pass();
    game.draw('base/W').place(4, 0);
    return shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .within(0, 0, 4, 0)
      .paid(() => game.pass())
      .done();
  },

  'robbers-steal': () => {
    const game = scene(ROAD_OF_RED, { sets: ['base', 'robbers'], turn: 'blue' });
    game.draw('robbers/tee').place(2, 0);
    game.play({ by: 1, do: 'robber', space: 0 }).play({ by: 0, do: 'pass', phase: 'robber' });
    const shot = shoot(game)
      .last()
      .lit([1, 0, 'road'])
      .paid(() => game.pass());
    const { scores } = game.game;
    return shot
      .track(0, 7, [
        { seat: 0, kind: 'marker', space: scores.of(0), since: 0 },
        { seat: 1, kind: 'marker', space: scores.of(1), since: 0 },
        { seat: 1, kind: 'robber', space: 0 },
      ])
      .done();
  },

  'crop-add': () => {
    const game = scene('', { sets: ['base', 'crop-circles'] });
    game.draw('base/R').place(0, -1, 180).deploy('follower', 'city:S');
    game.draw('base/E').place(0, 1, 180).deploy('follower', 'city:S');
    game.draw('crop-circles/shield-two-opposite-cities').place(1, -1, 90).pass();
    answer(game, 'crop add');
    answer(answer(game, 'crop-figure'), 'crop-figure');
    return shoot(game).done();
  },
};
