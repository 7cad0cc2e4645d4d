import type { Answer } from '@bastide/rules';
import type { FeatureSurvey } from '@bastide/rules/internal';
import type { ReactNode, Ref } from 'react';
import type { Asked } from '../../why/use-why.ts';
import { WhyLayer } from '../../why/why-layer.tsx';
import type { BoardProps } from '../board.tsx';
import { rotated } from '../choices/choice.ts';
import { ownSeat } from '../choices/use-choice.ts';
import { EffectLayer } from '../effects/effect-layer.tsx';
import { RisenLayer } from '../effects/risen.tsx';
import type { Shown } from '../effects/use-effects.ts';
import type { Aim } from '../pointing/aims.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { AimedLand, AimLayer } from './aim-layer.tsx';
import { ChoiceLayer } from './choice-layer.tsx';
import { FigureLayer } from './figure-layer.tsx';
import { HandLayer } from './hand-layer.tsx';
import { FeatureLight, SpotLayer } from './help-layer.tsx';
import type { Drawn } from './land-sheet.tsx';

interface TopSheetProps extends Drawn {
  readonly pointing: Pointing;
  /** How the tile in hand is held. */
  readonly rot: number;
  readonly answer: Answer | undefined;
  readonly chosen: Aim | undefined;
  readonly feature: FeatureSurvey | undefined;
  /** What is being explained. */
  readonly asked: Asked | undefined;
  readonly shown: readonly Shown[];
  readonly lights: ReactNode;
  readonly hand: Ref<SVGGElement>;
  readonly zoom: number;
  /** Drawn under what just happened. */
  readonly over: BoardProps['over'];
}

/** Everything over the land: figures, places to choose, help and what just happened. */
export function TopSheet(props: TopSheetProps) {
  const { state, seats, settings, ground, pixels, scale } = props;
  const { pointing, rot, answer, chosen, feature, asked, shown, lights, hand, zoom } = props;
  const { layers, motion } = settings;
  const { seat, aims, tiles, standings, laid } = ground;
  const tile = seat === undefined ? undefined : state.view.tile?.spec;
  // How many tiles fit is of use to whoever places one.
  const hasNumbers = layers.fits && state.view.tile !== undefined && state.thinking === undefined;
  // With the last tile every place is dead, and nobody's concern.
  const hasDead = layers.dead && !state.view.over;
  const aimed = {
    aims,
    pointed: pointing.aim,
    chosen: chosen?.key,
    seat,
    seats,
    tile,
    rot,
    pixels,
    tiles,
    zoom,
  };
  return (
    <svg className="board-top" aria-hidden="true">
      <g data-ground="">
        {lights}
        {feature && <FeatureLight feature={feature} tiles={tiles} />}
        <RisenLayer shown={shown} pixels={pixels} />
        <AimedLand {...aimed} />
        <FigureLayer
          standings={standings}
          laid={laid}
          seats={seats}
          mine={layers.mine ? ownSeat(state, seats) : undefined}
          motion={motion}
          scale={scale}
        />
        <AimLayer {...aimed} />
        {(hasNumbers || hasDead) && (
          <SpotLayer view={state.view} fits={hasNumbers} dead={hasDead} zoom={zoom} />
        )}
        {chosen && answer && (
          <ChoiceLayer aim={chosen} answer={answer} seat={seat} seats={seats} tile={tile} pixels={pixels} />
        )}
        {asked && <WhyLayer asked={asked} view={state.view} tiles={tiles} tile={tile} pixels={pixels} />}
        {props.over?.((answer ?? pointedAt(aims, pointing.aim, rot))?.target, zoom)}
        <EffectLayer shown={shown} seats={seats} zoom={zoom} />
        {tile && answer === undefined && asked === undefined && (
          <HandLayer tile={tile} rot={rot} pixels={pixels} ref={hand} />
        )}
      </g>
    </svg>
  );
}

/** How the tile would lie that is held over a cell. */
function pointedAt(aims: readonly Aim[], aim: string | undefined, rot: number): Answer | undefined {
  const cell = aims.find(({ key, shape }) => key === aim && shape === 'cell');
  return cell && rotated(cell, rot);
}
