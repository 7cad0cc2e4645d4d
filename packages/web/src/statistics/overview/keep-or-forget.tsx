import { useState } from 'react';
import { Icon } from '../../app/icon.tsx';
import { saveText, toCsv, toJson } from '../history/export.ts';
import type { KeptGame } from '../history/kept-game.ts';
import { allKept, forgetAll, ROOM } from '../history/store.ts';
import type { Share } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';

interface KeepOrForgetProps {
  readonly games: readonly KeptGame[];
  readonly shares: readonly Share[];
  readonly onChange: () => void;
}

/** The games belong to the player: to take along, or to be forgotten. */
export function KeepOrForget({ games, shares, onChange }: KeepOrForgetProps) {
  const { say } = useStatisticsWords();
  const [isAsking, ask] = useState(false);
  return (
    <section className="keep" aria-labelledby="keep">
      <h2 id="keep">{say('keep.title')}</h2>
      <p>{say('keep.about', { n: ROOM })}</p>
      {isAsking ? (
        <div className="row" role="alertdialog" aria-label={say('keep.sure', { n: games.length })}>
          <p>{say('keep.sure', { n: games.length })}</p>
          <button type="button" className="primary" onClick={() => void forgetAll().then(onChange)}>
            {say('keep.yes')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that was pressed */}
          <button type="button" autoFocus onClick={() => ask(false)}>
            {say('keep.no')}
          </button>
        </div>
      ) : (
        <div className="row">
          <button type="button" onClick={() => void allKept().then((all) => saveText(toJson(all), 'json'))}>
            <Icon name="save" />
            {say('keep.json')}
          </button>
          <button type="button" onClick={() => saveText(toCsv(shares), 'csv')}>
            <Icon name="save" />
            {say('keep.csv')}
          </button>
          <button type="button" className="plain" onClick={() => ask(true)}>
            <Icon name="close" />
            {say('keep.forget')}
          </button>
        </div>
      )}
    </section>
  );
}
