import type { Answer } from '@bastide/rules';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useSettings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';
import type { BoardHandle } from '../../board/board.tsx';
import { chosenOf, offTheLand } from '../../board/choices/choice.ts';
import { askedSeat, type Choosing } from '../../board/choices/use-choice.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { ownAsks } from '../../expansions/asks.ts';
import type { QuestionView, SeatInfo, SessionState, SpecOf } from '../../session/types.ts';
import { WhyPanel } from '../../why/why-panel.tsx';
import { AllChoices } from './all-choices.tsx';
import { Asked } from './asked.tsx';
import { Hand } from './hand.tsx';
import { choiceWords } from './names.ts';
import { News } from './news.tsx';
import { newsOf } from './news-lines.ts';
import { OwnObjects } from './own-objects.tsx';
import { TileInHand } from './tile-in-hand.tsx';
import { TileJustPlaced } from './tile-just-placed.tsx';
import { TileSigns } from './tile-signs.tsx';
import { TurnActions } from './turn-actions.tsx';
import { useTurnInView } from './use-turn-in-view.ts';
import './turn.css';
import './turn-more.css';
import './narrow.css';
import './phone.css';
import './low.css';
import { questionsFromTile } from '../../expansions/tables.ts';

export interface TurnProps {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly choosing: Choosing;
  readonly specOf: SpecOf;
  /** Where the tile in hand can be dragged to. */
  readonly land: RefObject<BoardHandle | null>;
  /** Brings a place into view. */
  readonly onShow: (place: { readonly x: number; readonly y: number }) => void;
  readonly onRecall: (place: Recalled) => void;
  readonly onUndo: () => void;
  readonly onSkip: (() => void) | undefined;
  readonly onResults: () => void;
  /** Whether what features are worth is told. */
  readonly isTold?: boolean;
  /** Advice for whoever is asked. */
  readonly hint?: ReactNode;
  /** What the others did, turn by turn. */
  readonly since?: ReactNode;
}

/** Whose turn it is, what is asked, and every answer that has no place on the land. */
export function Turn(props: TurnProps) {
  const { state, seats, choosing, specOf, onShow, onRecall } = props;
  const { t, lang } = useWords();
  const { fast } = useSettings();
  const { view, thinking, canUndo, fault } = state;
  const { question } = view;
  const { warned } = choosing;
  const [shownTo, setShownTo] = useState<number>();
  const confirm = useRef<HTMLButtonElement>(null);
  const names = seats.map((seat) => seat.name);
  const asked = askedSeat(state, seats);
  const hand = asked === undefined ? [] : view.seats[asked].hand;
  const isSecret = seats.filter((seat) => seat.player === 'person').length > 1;
  const isShown = !isSecret || (asked !== undefined && shownTo === asked);
  const answers = asked === undefined ? [] : question.answers;
  const isHidden = question.id === 'choose' && !isShown;
  const chosen = chosenOf(choosing.choice, answers);
  const pass = answers.find(({ target }) => target.label === 'pass');
  const pick = (answer: Answer) => {
    const isAgain = answer.code === choosing.choice.code;
    choosing.choose({ code: answer.code });
    if (fast || isAgain) choosing.confirm({ code: answer.code });
  };
  /** From the list a choice may be out of sight, and the next thing to do is to confirm it. */
  const pickListed = (answer: Answer) => {
    const { x, y } = answer.target;
    if (x !== undefined && y !== undefined) onShow({ x, y });
    pick(answer);
    confirm.current?.focus();
  };
  const hasPlaces = answers.some(({ target }) => target.x !== undefined);
  const own = thinking === undefined ? ownAsks(question.id, answers) : [];
  const isWhole = own.some(({ key }) => key === question.id);
  const objects = { view, seats, seat: asked ?? 0, choosing, isTold: props.isTold ?? true, onPick: pick };
  const isOnLand = hasPlaces && !isWhole;
  const isOwn = (answer: Answer) =>
    own.some(({ ask, answers: theirs }) => ask.Panel !== undefined && theirs.includes(answer));
  const buttons =
    question.id === 'choose' ? [] : offTheLand(answers).filter((answer) => answer !== pass && !isOwn(answer));
  const news = useMemo(
    () => newsOf(state.log, question, (seat) => seats[seat].player === 'person'),
    [state.log, question, seats],
  );
  // Answers that have no place on the land don't tell by themselves what they come from: that stands before them.
  const causes = useMemo(() => news.filter(({ isNow }) => isNow), [news]);
  // Which points a scorer is chosen for is told rather than what happened since the last turn.
  const isAboutPoints = answers.some(({ target }) => target.award !== undefined);
  const isFromTile = isAskedByTile(question) || causes.length === 0;
  const isTileShown = isWhole ? isAskedByTile(question) : buttons.length > 0 && isFromTile;
  const shown = { seats, specOf, onRecall };
  const section = useTurnInView(asked, state.version, chosen?.code);
  const [isHelped, help] = useState(false);
  return (
    <section
      ref={section}
      className="turn"
      aria-label={t('table.asked')}
      data-helped={isHelped}
      data-over={view.over}
    >
      <Asked state={state} seats={seats} news={news} />
      {asked !== undefined && (
        // Only where there is no room for what it opens.
        <button
          type="button"
          className="icon turn-help"
          aria-label={t('table.help-me')}
          aria-expanded={isHelped}
          onClick={() => help(!isHelped)}
        >
          <Icon name="help" />
        </button>
      )}
      <TurnActions
        isAsked={asked !== undefined}
        canSkip={thinking !== undefined && props.onSkip !== undefined}
        isSkipping={state.isSkipping ?? false}
        hasChosen={chosen !== undefined}
        canCancel={chosen !== undefined || choosing.first !== undefined}
        canUndo={canUndo}
        undoAsks={state.undoAsks ?? false}
        isOver={view.over}
        pass={pass && (warned > 0 ? t('table.pass-anyway') : choiceWords(lang, pass, names, specOf))}
        confirmRef={confirm}
        onConfirm={() => choosing.confirm()}
        onCancel={choosing.cancel}
        onPass={choosing.pass}
        onUndo={props.onUndo}
        onSkip={() => props.onSkip?.()}
        onResults={props.onResults}
      />
      <div className="turn-stage">
        {thinking === undefined && hand.length > 0 && question.id === 'choose' && asked !== undefined && (
          <Hand
            owner={names[asked]}
            tiles={hand}
            answers={answers}
            isShown={isShown}
            isSecret={isSecret}
            specOf={specOf}
            onShow={(shown) => setShownTo(shown ? asked : undefined)}
            onPick={(answer) => choosing.confirm({ code: answer.code })}
          />
        )}
        {isWhole && (
          <div className="asks">
            <OwnObjects own={own} {...objects} />
          </div>
        )}
        <TileInHand view={view} choosing={choosing} isAsked={asked !== undefined} land={props.land} />
        {asked !== undefined && (question.id === 'figure' || isTileShown) && <TileJustPlaced view={view} />}
      </div>
      <p className="chosen small">
        {isOnLand && !isHidden && chosen === undefined && t('table.choose-on-land')}
        {hasPlaces && chosen !== undefined && chosen.target.rot !== undefined && t(turnable(chosen, answers))}
        {hasPlaces &&
          chosen !== undefined &&
          chosen.target.rot === undefined &&
          t('table.chosen', { what: choiceWords(lang, chosen, names, specOf) })}
      </p>
      {asked !== undefined && ['place', 'figure'].includes(question.id) && <TileSigns view={view} />}
      <div className="turn-ways">
        {warned > 0 && (
          <p className="last-chance" role="alert">
            {t('table.last-chance', { n: warned })}
          </p>
        )}
        {fault !== undefined && (
          <p className="hesitated small">{t('table.hesitated', { who: names[fault] })}</p>
        )}
        {!isWhole && own.length > 0 && (
          <div className="asks">
            <OwnObjects own={own} {...objects} />
          </div>
        )}
        {buttons.length > 0 && (
          <>
            {!isFromTile && <News news={causes} {...shown} />}
            <ul className="answers bare">
              {buttons.map((answer) => (
                <li key={answer.code}>
                  <button
                    type="button"
                    aria-pressed={answer.code === choosing.choice.code}
                    onClick={() => pick(answer)}
                  >
                    {choiceWords(lang, answer, names, specOf)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="turn-more">
        {props.hint}
        {(hasPlaces || own.length > 0) && !isHidden && (
          <AllChoices
            answers={answers}
            names={names}
            specOf={specOf}
            choice={choosing.choice}
            onPick={pickListed}
          />
        )}
        <WhyPanel state={state} seats={seats} asked={thinking === undefined ? asked : undefined} />
        {buttons.length === 0 && !isAboutPoints && props.since}
        {buttons.length === 0 && <News news={news} {...shown} />}
      </div>
      <Progress state={state} />
    </section>
  );
}

/** What can still be done with a tile that lies there tentatively. */
function turnable({ target: { x, y } }: Answer, answers: readonly Answer[]) {
  const ways = answers.filter(({ target }) => target.x === x && target.y === y).length;
  return ways > 1 ? 'table.chosen.turnable' : 'table.chosen.fixed';
}

/** Shorter thoughts need no telling. */
const LONG = 400;

/** How far a bot's time has run, as a quiet line. */
function Progress({ state: { thinking, lasts = 0, version } }: Pick<TurnProps, 'state'>) {
  if (thinking === undefined || lasts < LONG) return undefined;
  return <div key={version} className="progress" style={{ animationDuration: `${lasts}ms` }} />;
}

/** Whether a question comes from a sign on the tile, whatever else happened since it was placed. */
const isAskedByTile = ({ id }: QuestionView): boolean => questionsFromTile.includes(id);
