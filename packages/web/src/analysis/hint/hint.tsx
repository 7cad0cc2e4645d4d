import { type Advice, type Analyst, reasonsInWords } from '@bastide/bots/analysis';
import { type Answer, type GameView, type Move, observe } from '@bastide/rules';
import { describedLanguage, gameOf } from '@bastide/rules/internal';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { askedSeat } from '../../board/choices/use-choice.ts';
import { choiceWords } from '../../panels/turn/names.ts';
import type { SessionState, SpecOf, TableSession } from '../../session/types.ts';
import './hint.css';
import { Engine } from '../../engine/engine.ts';
import { useAnalysisWords } from '../texts/words.ts';
import { restOf, wayOf } from '../way.ts';
import { WayPicture } from '../way-picture.tsx';

export interface HintProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly specOf: SpecOf;
  /** Draws a way to play over the land; undefined takes it away. */
  onWay(way: readonly Answer[] | undefined): void;
  /** Brings a place into view. */
  onShow(place: { readonly x: number; readonly y: number }): void;
}

type Asked = { readonly version: number; readonly is: 'thinking' | 'failed' | Advice };

/** A button that asks a bot for advice, and what it says. The game goes on meanwhile: what comes too late isn't shown. */
export function Hint({ session, state, specOf, onWay, onShow }: HintProps) {
  const { say } = useAnalysisWords();
  const { seats } = session.table;
  const [kept, keep] = useState<Asked>();
  const [adviser] = useState(() => new Adviser());
  const last = useRef<{ readonly view: GameView; readonly advice: Advice }>(undefined);
  const seat = askedSeat(state, seats);
  const asked = kept?.version === state.version ? kept.is : undefined;
  const advice = typeof asked === 'object' ? asked : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game has gone on nobody needs to think about it any more
  useEffect(() => () => adviser.close(), [adviser, state.version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each advice, and taken away with it
  useEffect(() => {
    if (advice === undefined) return;
    const way = wayOf(state.view, advice.moves);
    onWay(way);
    const at = way.find(({ target }) => target.x !== undefined)?.target;
    if (at?.x !== undefined && at.y !== undefined) onShow({ x: at.x, y: at.y });
    return () => onWay(undefined);
  }, [advice]);
  if (seat === undefined) return undefined;

  async function ask(): Promise<void> {
    if (asked === 'thinking') return;
    const { version, view } = state;
    keep({ version, is: 'thinking' });
    const rest = last.current && restOf(last.current.view, last.current.advice.moves, view);
    const found = await adviser.ask(session.table.setup, view, 'baron', rest);
    if (found !== undefined) last.current = { view, advice: found };
    keep((now) => (now?.version === version ? { version, is: found ?? 'failed' } : now));
  }

  return (
    <div className="hint">
      {/* One button for both, so that the keys don't lose their place when the advice comes. */}
      <button
        type="button"
        className="plain hint-ask"
        aria-disabled={asked === 'thinking'}
        onClick={() => (advice === undefined ? void ask() : keep(undefined))}
      >
        <Icon name="hint" />
        <span>{say(advice === undefined ? 'hint' : 'hint.close')}</span>
      </button>
      <div role="status">
        {asked === 'thinking' && (
          <>
            <p className="small">{say('hint.thinking')}</p>
            <div className="hint-thinking" />
          </>
        )}
        {asked === 'failed' && <p className="small">{say('hint.failed')}</p>}
        {advice !== undefined && (
          <HintDetails session={session} state={state} advice={advice} seat={seat} specOf={specOf} />
        )}
      </div>
    </div>
  );
}

interface HintDetailsProps extends Pick<HintProps, 'session' | 'state' | 'specOf'> {
  readonly advice: Advice;
  readonly seat: number;
}

function HintDetails({ session, state, advice, seat, specOf }: HintDetailsProps) {
  const { say, lang } = useAnalysisWords();
  const { seats } = session.table;
  const names = seats.map(({ name }) => name);
  const way = wayOf(state.view, advice.moves);
  const reasons = reasonsInWords(lang, advice.reasons, seat, (one) =>
    one === seat ? describedLanguage(lang).you : names[one],
  );
  const box = useInView();
  return (
    <div className="hint-details" ref={box}>
      <strong>{say('hint.what')}</strong>
      <WayPicture
        way={way}
        tone="better"
        seat={seat}
        seats={seats}
        specOf={specOf}
        tiles={state.view.tiles}
      />
      <ul>
        {way.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice, and the list never changes its order
          <li key={at}>{choiceWords(lang, answer, names, specOf)}</li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <div className="hint-why">
          <strong>{say('hint.why')}</strong>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Where the panel scrolls, it goes on as far as it must to show all of something new. */
function useInView(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = box.current?.closest('.side');
    if (!box.current || !side) return;
    const below = box.current.getBoundingClientRect().bottom - side.getBoundingClientRect().bottom;
    if (below > 0) side.scrollBy(0, below + MARGIN);
  }, []);
  return box;
}

/** Pixels below what was scrolled to. */
const MARGIN = 6;

/** Asks a bot in an engine what it would do. One question at a time; a new one makes the old one pointless. */
class Adviser {
  #engine: Engine<'advice'> | undefined;
  #forget: (() => void) | undefined;

  /**
   * Undefined if nothing came of it, or nobody waits for it any more. The bot is told no more than the seat may know; who follows what it
   * said before is told the rest of that, for it might have changed its mind.
   */
  ask(
    setup: unknown,
    view: GameView,
    level: Analyst,
    rest: readonly Move[] = [],
  ): Promise<Advice | undefined> {
    this.close();
    const game = gameOf(view);
    return new Promise((resolve) => {
      const close = () => this.close();
      const answer = (advice: Advice) => {
        resolve(advice);
        close();
      };
      const engine = new Engine('advice', { answer, fault: close, lost: close });
      this.#engine = engine;
      this.#forget = () => resolve(undefined);
      const state = observe(game, game.toMove).save();
      engine.ask({ setup, state, level, rest }, [state.buffer]);
    });
  }

  close(): void {
    this.#engine?.close();
    this.#engine = undefined;
    this.#forget?.();
    this.#forget = undefined;
  }
}
