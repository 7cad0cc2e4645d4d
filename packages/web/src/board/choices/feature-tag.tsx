import { say } from '@bastide/rules';
import type { FeatureSurvey } from '@bastide/rules/internal';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { seatColour, seatEmblem, seatInk } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import type { Point } from '../camera/camera.ts';
import type { TagPlace } from './tag-place.ts';

interface FeatureTagProps {
  readonly feature: FeatureSurvey;
  /** In board units. */
  readonly at: Point;
  readonly seats: readonly SeatInfo[];
  readonly place: TagPlace;
}

/** The feature under the pointer in a few words: how big, what it pays, whose it is. */
export function FeatureTag({ feature, at, seats, place }: FeatureTagProps) {
  const { t, name, lang } = useWords();
  const { kind, closed, tiles, cities, openEnds, pointsNow, pointsClosed, leaders, held } = feature;
  const style = { '--x': at.x, '--y': at.y, '--aside': `${place.aside}px` } as CSSProperties;
  const isField = kind === 'field';
  const size = isField
    ? say(lang, 'because.cities', { n: cities })
    : say(lang, 'because.tiles', { n: tiles });
  return (
    <div className={`board-pin tag ${place.side}`} style={style}>
      <div className="board-tag">
        <p>
          <strong>{name('kind', kind)}</strong> <span>{size}</span>
          {!closed && openEnds > 0 && <span>{t('feature.open', { n: openEnds })}</span>}
        </p>
        <p>
          <span>{t('feature.now', { n: pointsNow })}</span>
          {!closed && !isField && <span>{t('feature.closed', { n: pointsClosed })}</span>}
        </p>
        <p>
          {leaders.length === 0 && <span>{t('feature.nobody')}</span>}
          {held.map(
            (strength, seat) =>
              strength > 0 && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                <span key={seat} className={leaders.includes(seat) ? 'leads' : undefined}>
                  <Dot seat={seats[seat]} /> {seats[seat].name} {strength}
                </span>
              ),
          )}
        </p>
      </div>
    </div>
  );
}

function Dot({ seat: { colour } }: { readonly seat: SeatInfo }) {
  return (
    <svg className="board-dot" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle r="8" fill={seatColour(colour)} />
      <path d={seatEmblem(colour)} fill={seatInk(colour)} fillRule="evenodd" transform="scale(0.9)" />
    </svg>
  );
}
