import { newGame, viewOf } from '@bastide/rules';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import type { Rig } from '../camera/rig.ts';
import { tileIndex } from '../land/tile-index.ts';
import { type Pointing, usePointing } from './use-pointing.ts';

test('what a finger held is told until the game goes on', async () => {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const tiles = tileIndex(viewOf(made.ok).tiles);
  const rig = { current: { at: (point: unknown) => point, camera: { zoom: 1 } } as Rig };
  let pointing: Pointing | undefined;
  let goOn = () => {};
  function Pointed() {
    const [version, setVersion] = useState(1);
    goOn = () => setVersion(2);
    pointing = usePointing({ ...STILL, rig, tiles, version });
    return null;
  }
  await rendered(<Pointed />);
  await act(async () => pointing?.onGesture({ kind: 'hold', at: { x: 50, y: 5 } }));
  expect(pointing?.segment).toMatchObject({ x: 0, y: 0 });
  await act(async () => goOn());
  expect(pointing?.segment).toBeUndefined();
});

/** Nothing can be chosen. */
const STILL: Omit<Parameters<typeof usePointing>[0], 'rig' | 'tiles' | 'version'> = {
  aims: [],
  answers: [],
  choice: { code: undefined },
  rot: 0,
  fast: false,
  onChoice() {},
  onTurn: () => ({ code: undefined }),
  onConfirm() {},
  onMove() {},
  onMiss() {},
  onTurnExplained: () => false,
};
