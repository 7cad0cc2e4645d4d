import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { useReadyPile } from '../../art/studio/use-ready-pile.ts';
import type { BoardHandle } from '../../board/board.tsx';
import type { Choosing } from '../../board/choices/use-choice.ts';
import type { TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';
import { useDrag } from './use-drag.ts';
import './held.css';

interface TileInHandProps {
  readonly view: TableView;
  readonly choosing: Choosing;
  /** Whether a person on this screen is to place it. */
  readonly isAsked: boolean;
  readonly land: RefObject<BoardHandle | null>;
}

/** The tile to place, as it is held. It can be turned at any time, and dragged to the land. */
export function TileInHand({ view: { tile, unseen }, choosing, isAsked, land }: TileInHandProps) {
  const { t, lang } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useReadyPile(box, unseen);
  if (tile === undefined) return undefined;
  const label = t('table.tile-in-hand', { tile: describeTile(lang, tile.spec, choosing.rot) });
  const picture = <TilePicture spec={tile.spec} rot={choosing.rot} label={label} isHeld />;
  if (!isAsked)
    return (
      <div className="in-hand" ref={box}>
        {picture}
      </div>
    );
  return (
    <div className="in-hand" ref={box}>
      <button
        type="button"
        className="icon"
        aria-label={t('table.turn-left')}
        onMouseDown={keepFocus}
        onClick={() => choosing.turn(-1)}
      >
        <Icon name="left" />
      </button>
      <Held choosing={choosing} land={land} spec={tile.spec} label={label} />
      <button
        type="button"
        className="icon"
        aria-label={t('table.turn-right')}
        onMouseDown={keepFocus}
        onClick={() => choosing.turn(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

/** Who turns the tile with the mouse and then presses Enter means the land. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface HeldProps extends Pick<TileInHandProps, 'choosing' | 'land'> {
  readonly spec: NonNullable<TableView['tile']>['spec'];
  readonly label: string;
}

/** What a wheel rolls before the tile turns. */
const TURN = 40;

/** The tile itself: a press turns it, a wheel too; a drag takes it to the land. */
function Held({ choosing, land, spec, label }: HeldProps) {
  const { t } = useWords();
  const box = useRef<HTMLButtonElement>(null);
  const { at, isOnLand, on } = useDrag({
    drag: (point) => land.current?.drag(point) ?? false,
    drop: (point) => land.current?.drop(point),
    turn: () => choosing.turn(1),
  });
  const latest = useRef(choosing);
  useLayoutEffect(() => {
    latest.current = choosing;
  });
  useEffect(() => {
    let rolled = 0;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      rolled += event.deltaY || event.deltaX;
      if (Math.abs(rolled) < TURN) return;
      latest.current.turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    // A browser takes who lets go while still moving for somebody who scrolls, and the next press for one that ends it.
    const prevent = (event: Event) => event.preventDefault();
    const held = box.current;
    held?.addEventListener('wheel', roll, { passive: false });
    held?.addEventListener('touchmove', prevent, { passive: false });
    return () => {
      held?.removeEventListener('wheel', roll);
      held?.removeEventListener('touchmove', prevent);
    };
  }, []);
  const size = land.current?.tileSize() ?? 0;
  return (
    <>
      <button
        ref={box}
        type="button"
        className="plain held"
        data-dragged={at !== undefined}
        title={t('table.turn-tile')}
        aria-label={`${label} ${t('table.turn-tile')}`}
        onMouseDown={keepFocus}
        {...on}
      >
        <TilePicture spec={spec} rot={choosing.rot} isHeld />
        <Icon name="right" />
      </button>
      {at && (
        <div
          className="dragged"
          data-lands={isOnLand}
          style={{ '--x': `${at.x}px`, '--y': `${at.y}px`, '--size': `${size}px` } as CSSProperties}
        >
          <TilePicture spec={spec} rot={choosing.rot} />
        </div>
      )}
    </>
  );
}
