import type { TableInfo } from '@bastide/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keptProof } from '../proof.ts';
import { useOnlineWords } from '../texts/words.ts';
import { AwayNote } from './away-note.tsx';
import { youAreGoneKey } from './gone.ts';
import type { OnlineTable, TableState } from './online-table.ts';
import { useSeatName } from './seat-name.ts';

interface BannersProps {
  readonly table: OnlineTable;
  readonly state: TableState;
  readonly info: TableInfo;
}

/** What a player must know at once: a broken line, another window, a wish to take back, a refusal. */
export function Banners({ table, state, info }: BannersProps) {
  const { o, why } = useOnlineWords();
  const { seat, chair, refused } = state;
  return (
    <>
      <AwayNote />
      {state.is === 'taken-over' && (
        <p className="note" role="alert">
          {o('table.taken-over')}
          <button type="button" onClick={() => void table.open()}>
            {o('table.take-back')}
          </button>
        </p>
      )}
      {refused !== undefined && state.is === 'open' && (
        <p className="note" role="alert">
          {why(refused)}
        </p>
      )}
      {info.status === 'playing' && chair !== undefined && seat === undefined && (
        <p className="note" role="status">
          {o(youAreGoneKey(info.seats[chair]))}
        </p>
      )}
      {isForged(table.game, info, chair) && (
        <p className="note wrong" role="alert">
          {o('fair.forged')}
        </p>
      )}
      <UndoBanner table={table} state={state} info={info} />
      {info.status === 'playing' && seat !== undefined && isAlone(info, seat) && (
        <ClaimNote table={table} info={info} />
      )}
    </>
  );
}

/** Whether all other people, of whom there were some, have left. */
function isAlone({ seats }: TableInfo, own: number): boolean {
  const others = seats.filter(({ seat, kind }) => seat !== own && kind === 'person');
  return others.length > 0 && others.every(({ left }) => left !== undefined);
}

/** Whoever is left alone may take the win, or play on against the bots. Against bots that were always there the points decide. */
function ClaimNote({ table, info }: Pick<BannersProps, 'table' | 'info'>) {
  const { o } = useOnlineWords();
  const [isPlayingOn, setPlayingOn] = useState(false);
  if (isPlayingOn) return undefined;
  const hasBots = info.seats.some(({ kind }) => kind === 'bot');
  return (
    <p className="note" role="alert">
      {o(hasBots ? 'claim.about.bots' : 'claim.about')}
      <button type="button" className="primary" onClick={() => void table.claim()}>
        {o(hasBots ? 'claim.end' : 'claim.do')}
      </button>
      <button type="button" onClick={() => setPlayingOn(true)}>
        {o('claim.play-on')}
      </button>
    </p>
  );
}

/** Whether the server plays with another fingerprint or number than this browser has seen and given. */
function isForged(
  game: string,
  { nonces, commitment, seats }: TableInfo,
  chair: number | undefined,
): boolean {
  const kept = keptProof(game);
  if (kept === undefined || nonces === undefined || chair === undefined) return false;
  const isOwn = [kept.nonce, kept.missing].includes(nonces[chair]) && kept.promise === seats[chair].promise;
  return commitment !== kept.commitment || !(isOwn || nonces[chair] === kept.nonce);
}

/** Someone wants to take back what others have already answered. */
function UndoBanner({ table, state, info }: BannersProps) {
  const { o } = useOnlineWords();
  const nameOf = useSeatName();
  const { undo } = info;
  const isCancelled = useRef(false);
  const isRefused = useRefused(undo !== undefined && undo.by === state.seat, table, isCancelled);
  if (undo === undefined)
    return isRefused ? (
      <p className="note" role="status">
        {o('undo.refused')}
      </p>
    ) : undefined;
  const asker = info.seats[undo.by];
  const who = nameOf(asker);
  const isAsked = state.seat !== undefined && !undo.agreed.includes(state.seat);
  const isOwn = undo.by === state.seat;
  const cancel = () => {
    isCancelled.current = true;
    void table.answerUndo(false);
  };
  return (
    <p className="note" role={isAsked ? 'alert' : 'status'}>
      {o(isOwn ? 'undo.waiting' : 'undo.asked', { who })}
      {isOwn && (
        <button type="button" onClick={cancel}>
          {o('undo.cancel')}
        </button>
      )}
      {isAsked && (
        <>
          <button type="button" className="primary" onClick={() => void table.answerUndo(true)}>
            {o('undo.agree')}
          </button>
          <button type="button" onClick={() => void table.answerUndo(false)}>
            {o('undo.refuse')}
          </button>
        </>
      )}
    </p>
  );
}

/** Milliseconds a refusal is told. */
const TOLD = 5000;

/** Whether one has just asked in vain: the question is gone, and so is no move. */
function useRefused(isAsking: boolean, { session }: OnlineTable, isCancelled: RefObject<boolean>): boolean {
  const [isRefused, setRefused] = useState(false);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const moves = session?.state.log.length ?? 0;
    const asked = before.current;
    before.current = isAsking ? moves : undefined;
    if (isAsking) isCancelled.current = false;
    if (isAsking || asked === undefined || moves < asked || isCancelled.current) return;
    setRefused(true);
    const timer = setTimeout(() => setRefused(false), TOLD);
    return () => clearTimeout(timer);
  }, [isAsking, session, isCancelled]);
  return isRefused;
}
