import { ALL_GAMES } from '@bastide/protocol/client';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { writeAddress } from '../address.ts';
import { api } from '../api.ts';
import { identity } from '../identity.ts';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { useOnlineWords } from '../texts/words.ts';
import { useLoaded } from './loaded.ts';
import { POOLS, usePoolNames } from './pools.ts';

const KINDS = ['presets', 'speeds'] as const;
const SIZES = [2, 3, 4, 5, 6, 7, 8] as const;

/** Those who play best, by the number of players at the table and by what they play. */
export function Leaders() {
  const { o, why } = useOnlineWords();
  const who = useStore(identity);
  const me = who.is === 'somebody' ? who.me.player : undefined;
  const [players, setPlayers] = useState<number>(SIZES[0]);
  const [pool, setPool] = useState<string>(ALL_GAMES);
  const nameOf = usePoolNames();
  const { value: standings, refused } = useLoaded(api.leaders, `players=${players}&pool=${pool}`);
  return (
    <main id="main" tabIndex={-1} className="online">
      <TurnsElsewhere />
      <h1>{o('leaders.title')}</h1>
      <p>{o('leaders.about')}</p>
      <div className="choices">
        <label className="choice beside">
          <span>{o('leaders.players')}</span>
          <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {o('leaders.of', { n: size })}
              </option>
            ))}
          </select>
        </label>
        <label className="choice beside">
          <span>{o('leaders.pool')}</span>
          <select value={pool} onChange={(event) => setPool(event.target.value)}>
            <option value={ALL_GAMES}>{nameOf(ALL_GAMES)}</option>
            {KINDS.map((kind) => (
              <optgroup key={kind} label={o(`pool.${kind}`)}>
                {POOLS[kind].map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      {refused !== undefined && (
        <p className="wrong" role="alert">
          {why(refused)}
        </p>
      )}
      {standings?.length === 0 && <p>{o('leaders.none')}</p>}
      {standings !== undefined && standings.length > 0 && (
        <table className="ranks sheet">
          <thead>
            <tr>
              <th scope="col">{o('leaders.place')}</th>
              <th scope="col">{o('leaders.name')}</th>
              <th scope="col">{o('leaders.rating')}</th>
              <th scope="col">{o('leaders.games')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, name, rating, deviation, games }, index) => (
              <tr key={player} data-own={player === me}>
                <td>
                  <span className="place" data-first={index === 0}>
                    {index + 1}
                  </span>
                </td>
                <th scope="row">
                  <a href={writeAddress({ at: 'player', player })}>{name}</a>
                </th>
                <td>{o('rating', { rating: Math.round(rating), spread: Math.round(2 * deviation) })}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a className="button" href={writeAddress({ at: 'lobby' })}>
          {o('to-lobby')}
        </a>
      </p>
    </main>
  );
}
