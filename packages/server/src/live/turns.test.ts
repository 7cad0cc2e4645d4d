import { expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { sameHead } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

/** One plays until somebody else is asked. */
async function finishTurn(game: string, asked: Player, all: readonly Player[]): Promise<void> {
  while (asked.isAsked(game)) {
    const { head } = asked.table(game);
    await asked.playAny(game);
    await asked.until(() => asked.table(game).head > head);
    await sameHead(game, all);
  }
}

test('when it becomes my turn in another game of mine I am told, and when it is over too', async () => {
  const { asked, other, game } = await server.two();
  const turns = (who: Player) => who.received.filter(({ tell }) => tell === 'turn');
  // Who looks at the table sees it there.
  expect([...turns(asked), ...turns(other)]).toEqual([]);
  await other.must({ do: 'close', game });
  await finishTurn(game, asked, [asked]);
  await other.until(() => turns(other).length === 1);
  expect(turns(other)).toEqual([{ tell: 'turn', game, yours: true }]);
  expect(turns(asked)).toEqual([]);

  // Two windows of one player: the one that does not show the table hears that the turn is over.
  await other.open(game);
  const lobby = await server.another(other);
  await finishTurn(game, other, [other, asked]);
  await lobby.until(() => turns(lobby).length === 1);
  expect(turns(lobby)).toEqual([{ tell: 'turn', game, yours: false }]);
  expect(turns(other)).toHaveLength(1);
});

test('a strange game is nobody else’s business', async () => {
  const eve = await server.join('Eve');
  const { asked, other, game } = await server.two();
  await other.must({ do: 'close', game });
  await finishTurn(game, asked, [asked]);
  await other.until(() => other.received.some(({ tell }) => tell === 'turn'));
  await eve.must({ do: 'ping' });
  expect(eve.received.some(({ tell }) => tell === 'turn')).toBe(false);
});
