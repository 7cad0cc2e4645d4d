import type { Answer, SegmentPlace } from '@bastide/rules';
import type { FeatureSurvey } from '@bastide/rules/internal';
import { segmentSpot } from '../../art/index.ts';
import { ownAsks } from '../../expansions/asks.ts';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { notePlace } from '../../why/note-place.ts';
import type { Why } from '../../why/use-why.ts';
import { WhyNote } from '../../why/why-note.tsx';
import { type Camera, type Point, TILE, toScreen } from '../camera/camera.ts';
import type { Pane } from '../camera/pane.ts';
import { cellKey } from '../land/tile-index.ts';
import type { Aim } from '../pointing/aims.ts';
import { aside, EDGE } from './aside.ts';
import { ChoicePin } from './choice-pin.tsx';
import { Fan, type FanCard } from './fan.tsx';
import { fanned } from './fan-places.ts';
import { FeatureTag } from './feature-tag.tsx';
import { pinSize } from './pin-size.ts';
import { tagPlace } from './tag-place.ts';

interface PinsProps {
  readonly camera: Camera;
  readonly size: Pane | undefined;
  readonly seats: readonly SeatInfo[];
  readonly seat: number | undefined;
  /** Everything that can be chosen: the tag makes way for it. */
  readonly aims: readonly Aim[];
  readonly cards: readonly FanCard[];
  /** What is chosen tentatively. */
  readonly aim: Aim | undefined;
  readonly answer: Answer | undefined;
  readonly feature: FeatureSurvey | undefined;
  readonly segment: SegmentPlace | undefined;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly why: Why;
  onChoose(answer: Answer): void;
  /** What the rules are asked about. */
  readonly view: TableView;
  onConfirm(): void;
}

/** Pixels between a choice and the buttons beside it. */
const BELOW = 12;

/** What keeps its size while the land is zoomed, and stays where it is pinned. */
export function Pins(props: PinsProps) {
  const {
    camera,
    size = NO_SIZE,
    seats,
    seat,
    aims,
    cards,
    aim,
    answer,
    feature,
    segment,
    tiles,
    why,
  } = props;
  const { asked } = why;
  const { onChoose, onConfirm } = props;
  const around = fanned(aims);
  const at = segment && spotOn(segment, tiles);
  const pin = aim === undefined ? NO_SIZE : pinSize(aim, size.width - 2 * EDGE);
  const screen = (point: Point) => toScreen(camera, size, point);
  const cardAreas = cards.map(({ area }) => area);
  // Of the tile a choice or cards are about, these tell.
  const isTold = [aim, around.at(0)].some((one) => one && one.x === segment?.x && one.y === segment?.y);
  const isTagHidden = asked !== undefined || isTold;
  const spots = aims.map((one) => screen(one.at));
  return (
    <div className="board-pins" data-pins="">
      {feature && at && !isTagHidden && (
        <FeatureTag
          feature={feature}
          at={at}
          seats={seats}
          place={tagPlace(screen(at), size, spots, cardAreas)}
        />
      )}
      {asked && (
        <WhyNote
          asked={asked}
          why={why}
          seats={seats}
          placeFor={(note) => notePlace(asked, { aims, cards: cardAreas, tiles }, camera, size, note)}
        />
      )}
      {cards.length > 0 && (
        <Fan
          cards={cards}
          last={props.view.last}
          answer={answer}
          seat={seat}
          seats={seats}
          onChoose={onChoose}
          onConfirm={onConfirm}
        />
      )}
      {aim && answer && isPinned(aim, props.view.question.id) && !around.includes(aim) && (
        <ChoicePin
          aim={aim}
          answer={answer}
          seat={seat}
          seats={seats}
          above={screen({ x: 0, y: aim.at.y + TILE / 2 }).y + BELOW + pin.height > size.height}
          aside={aside(screen(aim.at).x, pin.width / 2, size.width)}
          onChoose={onChoose}
          onConfirm={onConfirm}
        />
      )}
    </div>
  );
}

/** Of several answers at one place one is chosen beside it, unless an expansion asks with its own objects. */
const isPinned = ({ shape, answers, lit }: Aim, question: string): boolean =>
  shape !== 'cell' &&
  answers.length > 1 &&
  lit === undefined &&
  !ownAsks(question, answers).some(
    ({ key, ask }) => key === question && ask.Panel !== undefined && !ask.isOnLand,
  );

const NO_SIZE: Pane = { width: 0, height: 0 };

function spotOn({ x, y, place }: SegmentPlace, tiles: ReadonlyMap<string, TileView>): Point | undefined {
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return undefined;
  const spot = segmentSpot(tile.spec, tile.rot, place);
  return { x: x * TILE + spot.x, y: y * TILE + spot.y };
}
