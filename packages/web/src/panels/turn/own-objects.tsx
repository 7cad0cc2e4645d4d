import type { Answer } from '@bastide/rules';
import { chosenOf } from '../../board/choices/choice.ts';
import type { Choosing } from '../../board/choices/use-choice.ts';
import type { OwnAsk } from '../../expansions/asks.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';

interface OwnObjectsProps {
  readonly own: readonly OwnAsk[];
  readonly view: TableView;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly choosing: Choosing;
  readonly isTold: boolean;
  readonly onPick: (answer: Answer) => void;
}

/** What expansions ask their questions with. Whatever is open in one of them is shut when something else is chosen. */
export function OwnObjects({ own, view, seat, seats, choosing, isTold, onPick }: OwnObjectsProps) {
  const { choice, first } = choosing;
  const isOf = (answers: readonly Answer[]) =>
    choice.code === undefined || chosenOf(choice, answers) !== undefined;
  return own.map(
    ({ key, ask: { Panel }, answers }) =>
      Panel && (
        <Panel
          key={key}
          view={view}
          seat={seat}
          seats={seats}
          answers={answers}
          chosen={chosenOf(choice, answers)}
          first={isOf(answers) ? first : undefined}
          isTold={isTold}
          onFirst={choosing.chooseFirst}
          onPick={onPick}
        />
      ),
  );
}
