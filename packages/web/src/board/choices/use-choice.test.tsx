import { answersOf, type Game, newGame } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { snapshot } from '../../session/table-store.ts';
import { COLOURS, type SeatInfo, type SessionState } from '../../session/types.ts';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { isLastTile, lostByPassing, ownSeat, useChoice } from './use-choice.ts';

/** The states of a base game of two in which nobody ever deploys a follower, at every question of a seat. */
function statesOf(): SessionState[] {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const states: SessionState[] = [];
  while (!game.over) {
    const answers = answersOf(game);
    if (game.toMove >= 0) states.push(stateOf(game));
    game.play((answers.find(({ target }) => target.label === 'pass') ?? answers[0]).code);
  }
  return states;
}

function stateOf(game: Game): SessionState {
  return { ...snapshot(game, undefined), events: [], log: [], canUndo: false, thinking: undefined };
}

test('each player is warned once, at the last tile, of the followers that would stay at home', () => {
  const states = statesOf();
  const warned = states.filter((state) => lostByPassing(state) > 0);
  expect(warned.map(({ view }) => view.question.seat).sort()).toEqual([0, 1]);
  expect(warned.map((state) => lostByPassing(state))).toEqual([7, 7]);
  const last = states.filter((state) => isLastTile(state) && state.view.question.id === 'place');
  expect(last.map(({ view }) => view.left)).toEqual([1, 0]);
});

test.each([
  ['who could take a road is warned', '-----', 7],
  ['who could only send out a farmer that is paid nothing is not', '--B--', 0],
])('%s', (_, road, warned) => {
  const land = scene(`#####\n.###.\n${road}\n.....\n.....\nB: blue follower`);
  land.draw('base/U').leave().place(1, 0, 90);
  expect(lostByPassing(stateOf(land.game))).toBe(warned);
});

test('one’s own figures are those of the person here, in another’s turn and after the game; of several, theirs whose turn it is', () => {
  const seatsOf = (...players: readonly SeatInfo['player'][]) =>
    players.map((player, seat) => ({ name: '', colour: COLOURS[seat], player }));
  const state = stateOf(scene('').draw('base/U').game);
  const over = {
    ...state,
    view: { ...state.view, over: true, question: { id: '', seat: undefined, answers: [] } },
  };
  const own = (...players: readonly SeatInfo['player'][]) =>
    [state, over].map((one) => ownSeat(one, seatsOf(...players)));
  expect(own('person', 'bot')).toEqual([0, 0]);
  expect(own('bot', 'person')).toEqual([1, 1]);
  expect(own('person', 'person')).toEqual([0, undefined]);
  expect(own('elsewhere', 'elsewhere')).toEqual([undefined, undefined]);
});

/** Passes, or chooses the first answer; tells how many followers one is warned of. */
function Asked({ state }: { readonly state: SessionState }) {
  const { warned, pass, choose } = useChoice(state, () => {});
  const [{ code }] = state.view.question.answers;
  return (
    <>
      <output>{warned}</output>
      <button type="button" onClick={pass}>
        pass
      </button>
      <button type="button" onClick={() => choose({ code })}>
        choose
      </button>
    </>
  );
}

test('who is warned, and then chooses a follower, is warned no more', async () => {
  const last = statesOf().find((state) => lostByPassing(state) > 0);
  if (last === undefined) throw new Error('nobody is warned');
  const place = await rendered(<Asked state={last} />);
  const warned = () => place.querySelector('output')?.textContent;
  await pressIn(place, 'pass');
  expect(warned()).toBe('7');
  await pressIn(place, 'choose');
  expect(warned()).toBe('0');
});
