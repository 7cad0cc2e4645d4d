import { presets } from '@bastide/rules';
import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../app/theme.css';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Session } from '../session/session.ts';
import { COLOURS } from '../session/types.ts';
import { Board, type BoardHandle } from './board.tsx';
import { useChoice } from './use-choice.ts';

const q = new URLSearchParams(location.search);
const preset = presets[(q.get('preset') ?? 'everything') as keyof typeof presets];
const players = Number(q.get('players') ?? 5);
document.documentElement.dataset.theme = q.get('theme') ?? 'light';
let seed = Number(q.get('seed') ?? 1);
crypto.getRandomValues = ((a: Uint32Array) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  let z = seed ^ (seed >>> 15);
  z = Math.imul(z, 0x2c1b3c6d);
  z ^= z >>> 12;
  a[0] = z >>> 0;
  return a;
}) as never;
const real = localStorage.setItem.bind(localStorage);
localStorage.setItem = () => {};
const layers = q.get('layers')?.split(',') ?? [];
changeSettings({
  fast: q.has('fast'),
  edges: q.has('edges'),
  motion: !q.has('still'),
  layers: {
    feature: true,
    fields: layers.includes('fields'),
    fits: layers.includes('fits'),
    dead: layers.includes('dead'),
    mine: layers.includes('mine'),
  },
});
const opened = Session.open(
  {
    setup: { sets: preset.sets, options: preset.options, players },
    seats: Array.from({ length: players }, (_, i) => ({
      name: ['Anna', 'Bob', 'Chloé', 'Dan', 'Eva', 'Finn', 'Gus', 'Hal'][i],
      colour: COLOURS[i],
      player: 'person' as const,
    })),
  },
  {
    choose: async () => {
      throw new Error('no');
    },
    close() {},
  },
);
if ('error' in opened) throw new Error(opened.error);
const session = opened;
session.start();
const n = Number(q.get('n') ?? 60);
const until = q.get('until');
for (
  let i = 0;
  i < 3000 &&
  !session.game.over &&
  (session.game.board.land.placed < n ||
    (until &&
      !session.state.view.question.id.includes(until) &&
      !session.state.view.question.options.some((o) => o.target.label.includes(until))));
  i++
)
  session.playRandom();
localStorage.setItem = real;
Object.assign(window, { session });
function Dev() {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const settings = useSettings();
  const ref = useRef<BoardHandle>(null);
  Object.assign(window, { board: ref });
  const c = useChoice(state, (move) => {
    const f = session.play(move);
    if (f) console.log('refused', f.error);
  });
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <div style={{ padding: 4 }}>
        {state.view.question.id} seat {String(state.view.question.seat)} options{' '}
        {state.view.question.options.length} <span id="said" />
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <Board
          ref={ref}
          session={session}
          state={state}
          seats={session.table.seats}
          choice={c.choice}
          onChoice={c.choose}
          onConfirm={c.confirm}
          onPass={c.pass}
          onUndo={() => session.undo()}
          settings={settings}
          announce={(t) => {
            const s = document.getElementById('said');
            if (s) s.textContent = t;
          }}
        />
      </div>
    </div>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(<Dev />);
