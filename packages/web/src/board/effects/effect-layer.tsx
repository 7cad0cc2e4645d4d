import { seatColour, seatInk } from '../../art/index.ts';
import { eventScenes } from '../../expansions/tables.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { litStep, pointsMoved } from './effects.ts';
import { Homeward } from './homeward.tsx';
import type { Shown } from './use-effects.ts';

interface EffectLayerProps {
  readonly shown: readonly Shown[];
  readonly seats: readonly SeatInfo[];
  readonly zoom: number;
}

/** Points are read from afar too: so much of their size is kept. */
const READABLE = 0.85;

/** What the last moves brought about: features lit, figures on their way home, points. */
export function EffectLayer({ shown, seats, zoom }: EffectLayerProps) {
  return (
    <g className="board-effects">
      {shown.map((one) => (
        <ShownEffect key={one.id} one={one} seats={seats} scale={Math.max(1, READABLE / zoom)} />
      ))}
    </g>
  );
}

interface ShownEffectProps {
  readonly one: Shown;
  readonly seats: readonly SeatInfo[];
  readonly scale: number;
}

function ShownEffect({ one: { effect, areas }, seats, scale }: ShownEffectProps) {
  // Part of the ground, and drawn with it.
  if (effect.kind === 'risen') return undefined;
  if (effect.kind === 'lit' || effect.kind === 'ringed') {
    const colour = effect.seat === undefined ? undefined : seatColour(seats[effect.seat].colour);
    if (effect.kind === 'lit') {
      const step = litStep(areas.length);
      return areas.map((d, index) => (
        <path
          key={d}
          className="board-lit"
          d={d}
          fill={colour}
          style={{ animationDelay: `${index * step}ms` }}
        />
      ));
    }
    const { x, y } = effect;
    return (
      <rect
        className="board-ringed"
        x={x * TILE}
        y={y * TILE}
        width={TILE}
        height={TILE}
        rx="4"
        stroke={colour}
      />
    );
  }
  if (effect.kind === 'scene') {
    const Scene = eventScenes[effect.what];
    return Scene && <Scene n={effect.n} from={effect.from} to={effect.to} scale={scale} />;
  }
  if (effect.kind === 'home') return <Homeward effect={effect} seats={seats} />;
  const { colour } = seats[effect.seat];
  return (
    <g transform={pointsMoved(effect, scale)}>
      <g className="board-points">
        <circle r="17" fill={seatColour(colour)} />
        <text fill={seatInk(colour)}>
          {effect.points > 0 ? '+' : '−'}
          {Math.abs(effect.points)}
        </text>
      </g>
    </g>
  );
}
