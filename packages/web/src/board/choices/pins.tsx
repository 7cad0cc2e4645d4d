import type { Answer, SegmentPlace } from '@bastide/rules';
import type { FeatureSurvey } from '@bastide/rules/internal';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { segmentSpot } from '../../art/index.ts';
import { ownAsks } from '../../expansions/asks.ts';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { notePlace } from '../../why/note-place.ts';
import type { Why } from '../../why/use-why.ts';
import { WhyNote } from '../../why/why-note.tsx';
import { type Camera, type Point, TILE, toScreen } from '../camera/camera.ts';
import type { Area, Pane } from '../camera/pane.ts';
import { cellKey } from '../land/tile-index.ts';
import type { Aim } from '../pointing/aims.ts';
import { aside, EDGE } from './aside.ts';
import { ChoicePin } from './choice-pin.tsx';
import { Fan, type FanCard, fanOf } from './fan.tsx';
import { fanned } from './fan-places.ts';
import { fanWords } from './fan-words.ts';
import { FeatureTag } from './feature-tag.tsx';
import { useNotesOver } from './notes-over.ts';
import { LEAST_PIN, pinRadius } from './pin-growth.ts';
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

/** The cards around the tile just placed, clear of all else that can be chosen. */
export function useCards(
  aims: readonly Aim[],
  camera: Camera,
  pane: Pane = NO_SIZE,
  { view, isTold }: { readonly view: TableView; readonly isTold: boolean },
): readonly FanCard[] {
  const words = useWords();
  const around = useMemo(() => fanned(aims), [aims]);
  const notes = useNotesOver(around.length > 0 ? '.board' : undefined);
  // A press or a pointer that moves has no part in it, and places take a while to find.
  return useMemo(() => {
    const others = aims.filter((one) => !around.includes(one)).map((one) => pinArea(one, camera, pane));
    const free = { ...pane, covers: [...(pane.covers ?? []), ...notes] };
    const wordsOf = (aim: Aim) => fanWords(aim, view, isTold, words);
    return pane === NO_SIZE ? [] : fanOf({ aims: around, others, camera, pane: free, view, wordsOf });
  }, [aims, around, camera, pane, notes, view, isTold, words]);
}

/** Of several answers at one place one is chosen beside it, unless an expansion asks with its own objects. */
const isPinned = ({ shape, answers, lit }: Aim, question: string): boolean =>
  shape !== 'cell' &&
  answers.length > 1 &&
  lit === undefined &&
  !ownAsks(question, answers).some(
    ({ key, ask }) => key === question && ask.Panel !== undefined && !ask.isOnLand,
  );

/** Where a pin is on the screen, in pixels of the pane. */
function pinArea(aim: Aim, camera: Camera, pane: Pane): Area {
  const { x, y } = toScreen(camera, pane, aim.at);
  const reach = Math.max(LEAST_PIN / 2, pinRadius(aim) * camera.zoom);
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

const NO_SIZE: Pane = { width: 0, height: 0 };

function spotOn({ x, y, place }: SegmentPlace, tiles: ReadonlyMap<string, TileView>): Point | undefined {
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return undefined;
  const spot = segmentSpot(tile.spec, tile.rot, place);
  return { x: x * TILE + spot.x, y: y * TILE + spot.y };
}
