import { memo } from 'react';
import { useWords } from '../app/words.ts';
import type { SeatInfo, TableView } from '../session/types.ts';
import { FigurePicture } from './pictures.tsx';
import './wheel.css';

const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;

export function hasWheel({ things }: TableView): boolean {
  return things.some(({ name }) => name === 'wheel-pig');
}

interface WheelProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
}

/** Where the pig of the wheel stands, and who is on which crown spaces. Nothing in games without a wheel. */
export const Wheel = memo(function Wheel({ view: { things }, seats }: WheelProps) {
  const { t, name } = useWords();
  const pig = things.find((thing) => thing.name === 'wheel-pig')?.spot;
  if (typeof pig !== 'string') return undefined;
  return (
    <section className="wheel" aria-label={name('set', 'wheel-of-fortune')}>
      <h3>{name('set', 'wheel-of-fortune')}</h3>
      <p className="hidden-text">{t('table.wheel.pig', { where: name('spot', `crown:${pig}`) })}</p>
      <ol className="bare">
        {SECTORS.map((sector) => {
          const crowned = things.filter(({ spot }) => spot === `crown:${sector}`);
          const who = crowned.flatMap(({ seat }) => (seat === undefined ? [] : [seats[seat].name]));
          return (
            <li key={sector} data-pig={sector === pig}>
              {sector === pig && <FigurePicture kind="wheel-pig" />}
              <span>{name('spot', `crown:${sector}`)}</span>
              {crowned.map(({ name: kind, seat }, index) => (
                <FigurePicture
                  // biome-ignore lint/suspicious/noArrayIndexKey: figures of one kind are alike
                  key={index}
                  kind={kind}
                  colour={seat === undefined ? undefined : seats[seat].colour}
                />
              ))}
              {who.length > 0 && (
                <span className="hidden-text">{t('table.wheel.crowns', { list: who.join(', ') })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
});
