import { explainChoice, explainReason, type Reason, type Refused, rulesOf, whyNot } from '@bastide/rules';
import { segmentNameOn } from '@bastide/rules/internal';
import { useState } from 'react';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords } from '../app/words.ts';
import type { SeatInfo, SessionState, TableView } from '../session/types.ts';
import { RuleLinks } from './rule-links.tsx';
import { whyTexts } from './texts/catalogue.ts';
import { useLastTile } from './use-last-tile.ts';

interface WhyPanelProps {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  /** Who is asked on this screen. */
  readonly asked: number | undefined;
}

/**
 * What is asked, by which rule, and what can't be chosen and why. At purist tables too: the rules are no help, everybody may
 * know them.
 */
export function WhyPanel({ state, seats, asked }: WhyPanelProps) {
  const say = useCatalogue(whyTexts);
  const [isOpen, setOpen] = useState(false);
  const last = useLastTile(state, asked);
  if (asked === undefined) return undefined;
  const names = seats.map(({ name }) => name);
  return (
    <details className="why-panel" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('title')}</summary>
      {isOpen && <WhyDetails state={state} names={names} last={last} />}
    </details>
  );
}

interface WhyDetailsProps {
  readonly state: SessionState;
  readonly names: readonly string[];
  readonly last: readonly Refused[];
}

function WhyDetails({ state, names, last }: WhyDetailsProps) {
  const { lang, name } = useWords();
  const say = useCatalogue(whyTexts);
  const { id, answers } = state.view.question;
  const whole = whyNot(state.view, {});
  const onLand = answers.some(({ target }) => target.x !== undefined);
  return (
    <div className="small">
      <p>
        {say('asked')} {name('question', id)}. <RuleLinks rules={rulesOf(`question.${id}`)} />
      </p>
      {whole.length > 0 && (
        <p>
          {whole.map((reason) => explainReason(lang, reason, names)).join(' ')}{' '}
          <RuleLinks rules={rulesIn(whole)} />
        </p>
      )}
      {id === 'figure' && <RefusedList refused={refusedNow(state.view)} names={names} />}
      {onLand && (
        <p>
          {say(id === 'place' ? 'how.place' : 'how.land')} {say('how.keys')}
        </p>
      )}
      {last.length > 0 && <p>{say('last-tile')}</p>}
      <RefusedList refused={last} names={names} />
    </div>
  );
}

interface RefusedListProps {
  readonly refused: readonly Refused[];
  readonly names: readonly string[];
}

/** Segments on which no figure can be deployed. Nobody thinks of standing on a river. */
function RefusedList({ refused, names }: RefusedListProps) {
  const { lang } = useWords();
  const shown = refused.filter(({ on }) => !on.startsWith('river'));
  if (shown.length === 0) return undefined;
  return (
    <ul className="bare">
      {shown.map(({ x, y, on, reasons }) => (
        <li key={on}>
          <span className="wanted">
            {explainChoice(lang, { x, y, on, figure: 'follower', label: 'deploy' }, names)}
          </span>{' '}
          {reasons.map((reason) => explainReason(lang, reason, names)).join(' ')}{' '}
          <RuleLinks rules={rulesIn(reasons)} />
        </li>
      ))}
    </ul>
  );
}

/** The segments of the tile just placed on which no figure can be deployed. */
function refusedNow(view: TableView): Refused[] {
  const placed = view.tiles.at(-1);
  if (placed === undefined) return [];
  const { x, y } = placed;
  return placed.spec.segments
    .map((_, place) => ({
      x,
      y,
      on: segmentNameOn(placed, place),
      reasons: whyNot(view, { x, y, place }),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}

const rulesIn = (reasons: readonly Reason[]): string[] => [...new Set(reasons.map(({ rule }) => rule))];
