import type { PlayerAnswer } from '@bastide/protocol';
import { ALL_GAMES } from '@bastide/protocol/client';
import { localeOf } from '@bastide/rules/internal';
import { Fragment } from 'react';
import { useStore } from '../../app/store.ts';
import { writeReplayAddress } from '../../replay/address.ts';
import { writeAddress } from '../address.ts';
import { api } from '../api.ts';
import { identity } from '../identity.ts';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { useOnlineWords } from '../texts/words.ts';
import { useLoaded } from './loaded.ts';
import { usePoolNames } from './pools.ts';
import { Report } from './report.tsx';

/** A player: ratings, and how the games ended. */
export function PlayerPage({ player }: { readonly player: string }) {
  const { o, why, lang } = useOnlineWords();
  const { value, refused } = useLoaded(api.player, player);
  const who = useStore(identity);
  const me = who.is === 'somebody' ? who.me.player : undefined;
  const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' });
  return (
    <main id="main" tabIndex={-1} className="online" aria-busy={value === undefined && refused === undefined}>
      <TurnsElsewhere />
      <h1>{value?.name ?? o('player.title')}</h1>
      {refused !== undefined && (
        <p className="wrong" role="alert">
          {why(refused)}
        </p>
      )}
      {value !== undefined && (
        <>
          <p>{o(value.kept ? 'player.kept' : 'player.guest', { date: date.format(value.since) })}</p>
          <Ratings answer={value} />
          <Results answer={value} date={date} />
          {me !== undefined && me !== player && (
            <p>
              <Report player={player} name={value.name} />
            </p>
          )}
        </>
      )}
      <p>
        <a className="button" href={writeAddress({ at: 'lobby' })}>
          {o('to-lobby')}
        </a>
      </p>
    </main>
  );
}

function Ratings({ answer: { ratings } }: { readonly answer: PlayerAnswer }) {
  const { o } = useOnlineWords();
  const nameOf = usePoolNames();
  if (ratings.length === 0) return undefined;
  const sizes = [...new Set(ratings.map(({ players }) => players))];
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{o('leaders.rating')}</h2>
      <ul className="ratings bare">
        {sizes.map((size) => (
          <li key={size}>
            <span>{o('leaders.of', { n: size })}</span>
            {ratings
              .filter(({ players }) => players === size)
              .map(({ pool, rating, deviation, games }) =>
                pool === ALL_GAMES ? (
                  <Fragment key={pool}>
                    <strong>{Math.round(rating)}</strong>
                    <span className="small">
                      ± {Math.round(2 * deviation)} · {o('player.games', { n: games })}
                    </span>
                  </Fragment>
                ) : (
                  <span key={pool} className="small of-pool">
                    <span>{nameOf(pool)}</span>
                    <span>
                      {o('rating', { rating: Math.round(rating), spread: Math.round(2 * deviation) })}
                    </span>
                  </span>
                ),
              )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResultsProps {
  readonly answer: PlayerAnswer;
  readonly date: Intl.DateTimeFormat;
}

function Results({ answer: { results }, date }: ResultsProps) {
  const { o, t } = useOnlineWords();
  return (
    <section aria-labelledby="results">
      <h2 id="results">{o('player.results')}</h2>
      {results.length === 0 && <p>{o('player.none')}</p>}
      <ul className="results bare">
        {results.map(({ game, players, points, place, endedAt, against }) => (
          <li key={game}>
            <span className="place" data-first={place === 1} aria-hidden="true">
              {place}
            </span>
            <span>
              <a href={writeAddress({ at: 'table', game, key: undefined })}>
                {o('player.result', { place, n: players, points })}
              </a>
              <span className="small">
                {o('player.against', { names: against.join(', ') })} · {date.format(endedAt)} ·{' '}
                <a href={writeReplayAddress({ at: 'online', game, key: undefined, moment: undefined })}>
                  {t('end.watch')}
                </a>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
