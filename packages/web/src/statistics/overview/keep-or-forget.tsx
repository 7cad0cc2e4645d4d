import { useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { saveText, toCsv, toJson } from '../history/export.ts';
import type { KeptGame } from '../history/kept-game.ts';
import { rate } from '../history/rating.ts';
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
  /** Undefined as long as nobody has wanted to forget. */
  const [isAsking, ask] = useState<boolean>();
  // Where the games can't be reached any more, looking again says so.
  const forget = () => void forgetAll().then(rate).then(onChange, onChange);
  const saveAll = () => void allKept().then((all) => saveText(toJson(all), 'json'), onChange);
  return (
    <section className="keep" aria-labelledby="keep">
      <h2 id="keep">{say('keep.title')}</h2>
      <p>{say('keep.about', { n: ROOM })}</p>
      {isAsking === true ? (
        <div className="row" role="alertdialog" aria-label={say('keep.sure', { n: games.length })}>
          <p>{say('keep.sure', { n: games.length })}</p>
          <button type="button" className="primary" onClick={forget}>
            {say('keep.yes')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that was pressed */}
          <button type="button" autoFocus onClick={() => ask(false)}>
            {say('keep.no')}
          </button>
        </div>
      ) : (
        <div className="row">
          <button type="button" onClick={saveAll}>
            <Icon name="save" />
            {say('keep.json')}
          </button>
          <button type="button" onClick={() => saveText(toCsv(shares), 'csv')}>
            <Icon name="save" />
            {say('keep.csv')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the answer that was pressed */}
          <button type="button" className="plain" autoFocus={isAsking === false} onClick={() => ask(true)}>
            <Icon name="close" />
            {say('keep.forget')}
          </button>
        </div>
      )}
    </section>
  );
}
