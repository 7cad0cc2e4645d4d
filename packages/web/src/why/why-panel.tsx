import {
  explainChoice,
  explainReason,
  type Game,
  type Reason,
  rulesOf,
  segmentName,
  type Target,
  whyNot,
} from '@bastide/rules';
import { useState } from 'react';
import { useWords } from '../app/words.ts';
import type { SeatInfo, SessionState, TableSession } from '../session/types.ts';
import { useCatalogue } from '../texts/catalogue.ts';
import { RuleLinks } from './rule-links.tsx';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

interface WhyPanelProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
}

/** What is asked, by which rule, and what can't be chosen and why. */
export function WhyPanel({ session, state, seats }: WhyPanelProps) {
  const say = useCatalogue({ en, fr });
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="why-panel" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('title')}</summary>
      {isOpen && <Told session={session} state={state} seats={seats} />}
    </details>
  );
}

function Told({ session, state, seats }: WhyPanelProps) {
  const { lang, name } = useWords();
  const say = useCatalogue({ en, fr });
  const { id, options } = state.view.question;
  const names = seats.map((seat) => seat.name);
  const wanted = id === 'figure' ? figuresNotPlaced(session.game) : [];
  const whole = whyNot(session.game, {});
  const onLand = options.some(({ target }) => target.x !== undefined);
  const sentences = (reasons: readonly Reason[]) =>
    reasons.map((reason) => explainReason(lang, reason, names)).join(' ');
  return (
    <div className="small">
      <p>
        {say('asked')} {name('question', id)}. <RuleLinks rules={rulesOf(`question.${id}`)} />
      </p>
      {(wanted.length > 0 || whole.length > 0) && (
        <ul className="bare">
          {wanted.map(({ target, reasons }) => (
            <li key={target.on}>
              <span className="wanted">{explainChoice(lang, target, names)}</span> {sentences(reasons)}{' '}
              <RuleLinks rules={rulesIn(reasons)} />
            </li>
          ))}
          {whole.length > 0 && (
            <li>
              {sentences(whole)} <RuleLinks rules={rulesIn(whole)} />
            </li>
          )}
        </ul>
      )}
      {onLand && (
        <p>
          {say(id === 'place' ? 'how.place' : 'how.land')} {say('how.keys')}
        </p>
      )}
    </div>
  );
}

/** Every segment of the tile just placed on which no figure can be deployed, and why. */
function figuresNotPlaced(game: Game): { readonly target: Target; readonly reasons: readonly Reason[] }[] {
  const { board, turn, figures } = game;
  const x = board.land.x[turn.slot];
  const y = board.land.y[turn.slot];
  const { segments } = game.tiles.types[board.typeOf(turn.slot)].spec;
  return segments.flatMap(({ kind }, place) => {
    // Nobody thinks of standing on a river.
    const reasons = kind === 'river' ? [] : whyNot(game, { x, y, place });
    const on = segmentName(board, turn.slot * 8 + place);
    const target = { x, y, on, figure: figures.specs[0].name, label: 'deploy' };
    return reasons.length === 0 ? [] : [{ target, reasons }];
  });
}

const rulesIn = (reasons: readonly Reason[]): string[] => [...new Set(reasons.map(({ rule }) => rule))];
