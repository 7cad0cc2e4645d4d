import type { Fair, FairCheck } from '@bastide/protocol';
import { verifyFair } from '@bastide/protocol/client';
import { type GameRecord, readRecord } from '@bastide/rules';
import { useEffect, useState } from 'react';
import { writeAddress } from '../address.ts';
import { api, codeOf } from '../api.ts';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { keptProof } from '../proof.ts';
import { type OnlineWords, useOnlineWords } from '../texts/words.ts';

interface CheckPageProps {
  readonly game: string | undefined;
  readonly accessKey: string | undefined;
}

type Proven = GameRecord & { readonly fair?: Fair };
interface Checked {
  readonly record: Proven;
  readonly check: FairCheck;
}

/** Checks the draws of a finished game, from the server or from a file, with this browser's own arithmetic. */
export function CheckPage({ game, accessKey }: CheckPageProps) {
  const { o, why } = useOnlineWords();
  const [checked, setChecked] = useState<Checked>();
  const [wrong, setWrong] = useState<string>();
  const isAble = globalThis.crypto?.subtle !== undefined;
  const examine = async (load: () => Promise<Proven>) => {
    setChecked(undefined);
    setWrong(undefined);
    try {
      const record = await load();
      setChecked({ record, check: await verifyFair(record) });
    } catch (error) {
      setWrong(error instanceof NoRecord ? o('fair.no-record') : why(codeOf(error)));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once for each game
  useEffect(() => {
    if (game !== undefined && isAble) void examine(() => api.record(game, accessKey));
  }, [game, accessKey]);
  return (
    <main id="main" tabIndex={-1} className="online check">
      <TurnsElsewhere />
      <h1>{o('fair.check')}</h1>
      <p>{o('fair.how')}</p>
      {!isAble && (
        <p className="wrong" role="alert">
          {o('fair.insecure')}
        </p>
      )}
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div role="status">{checked !== undefined && <Outcome {...checked} />}</div>
      <p className="row">
        <label className="button file-button">
          {o('fair.file')}
          <input
            type="file"
            className="hidden-text"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void examine(async () => recordIn(await file.text()));
            }}
          />
        </label>
        <a
          className="button"
          href={writeAddress(game === undefined ? { at: 'lobby' } : { at: 'table', game, key: accessKey })}
        >
          {o(game === undefined ? 'to-lobby' : 'fair.to-game')}
        </a>
      </p>
    </main>
  );
}

class NoRecord extends Error {
  override readonly name = 'NoRecord';
}

function recordIn(text: string): Proven {
  const read = readRecord(parsed(text));
  if ('error' in read) throw new NoRecord(read.error);
  return read.ok;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function Outcome({ record, check }: Checked) {
  const words = useOnlineWords();
  const { o } = words;
  const { fair } = record;
  return (
    <>
      <p className={check.fair ? 'verdict good' : 'verdict wrong'}>
        {check.fair ? o('fair.good', { n: check.draws }) : o(`fair.bad.${check.why}`)}
      </p>
      {!check.fair && check.at !== undefined && <p>{o('fair.at', { n: check.at + 1 })}</p>}
      <ul className="bare findings">
        {findings(record, words).map(({ text, isGood }) => (
          <li key={text} data-good={isGood}>
            {text}
          </li>
        ))}
      </ul>
      {fair !== undefined && (
        <dl className="sheet">
          <dt>{o('fair.commitment')}</dt>
          <dd>
            <code>{fair.commitment}</code>
          </dd>
          <dt>{o('fair.seed')}</dt>
          <dd>
            <code>{fair.seed}</code>
          </dd>
          <dt>{o('fair.nonces')}</dt>
          {fair.nonces.map((nonce, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seats of a finished game never change
            <dd key={seat}>
              <code>{nonce === '' ? o('fair.no-nonce') : nonce}</code>
            </dd>
          ))}
        </dl>
      )}
    </>
  );
}

/** What only this browser can know: what it was shown, and what it gave, before the game. */
function findings({ id, fair }: Proven, { o }: OnlineWords) {
  const kept = keptProof(id);
  if (kept === undefined || fair === undefined) return [{ text: o('fair.own.none'), isGood: undefined }];
  const isShown = kept.commitment === fair.commitment;
  const isUsed = fair.nonces.includes(kept.nonce);
  return [
    { text: o(isShown ? 'fair.own.shown' : 'fair.own.other'), isGood: isShown },
    { text: o(isUsed ? 'fair.own.used' : 'fair.own.unused'), isGood: isUsed },
  ];
}
