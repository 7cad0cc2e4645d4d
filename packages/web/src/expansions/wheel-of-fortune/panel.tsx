import { memo } from 'react';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { ExpansionPanel, PanelProps } from '../panel.ts';
import { sayOfExpansion } from '../texts.ts';
import './ask.css';
import './panel.css';
import { SECTOR_SIGNS } from './wheel/sector-signs.tsx';
import { WHEEL_SECTORS } from './wheel/wheel-art.tsx';

/** Where the pig of the wheel stands, and who is on which crown spaces. Nothing in games without a wheel. */
const Wheel = memo(function Wheel({ view: { things }, seats }: PanelProps) {
  const { lang, name } = useWords();
  const pig = things.find((thing) => thing.name === 'wheel-pig')?.spot;
  if (typeof pig !== 'string') return undefined;
  return (
    <section className="expansion-panel wheel-panel" aria-label={name('set', 'wheel-of-fortune')}>
      <h3>{name('set', 'wheel-of-fortune')}</h3>
      <p className="hidden-text">
        {sayOfExpansion(lang, 'panel.pig', { where: name('spot', `crown:${pig}`) })}
      </p>
      <ol className="bare">
        {WHEEL_SECTORS.map((sector) => {
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
                <span className="hidden-text">
                  {sayOfExpansion(lang, 'panel.crowns', { list: who.join(', ') })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="sector-told">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          {SECTOR_SIGNS[pig]}
        </svg>
        <span>{sayOfExpansion(lang, `ask.wheel-of-fortune.sector.${pig}`)}</span>
      </p>
    </section>
  );
});

export const panel: ExpansionPanel = {
  isShown: ({ things }) => things.some(({ name }) => name === 'wheel-pig'),
  Panel: Wheel,
};
