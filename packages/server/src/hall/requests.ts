import { type ClientMessage, type Refused, refuse } from '@bastide/protocol';
import * as actions from '../table/actions.ts';
import type { Draft } from '../table/draft.ts';
import { maySee, maySit } from '../table/rights.ts';
import type { LiveTable, RequestResult } from './live-table.ts';
import type { Viewer } from './viewer.ts';

/** A message that wants to change a table. */
export type ChangeRequest = Extract<
  ClientMessage,
  {
    do:
      | 'sit'
      | 'reveal'
      | 'stand'
      | 'start'
      | 'move'
      | 'undo'
      | 'answer-undo'
      | 'leave'
      | 'claim'
      | 'rematch';
  }
>;

export function request(
  live: LiveTable,
  viewer: Viewer,
  message: ChangeRequest,
): Promise<RequestResult> | RequestResult {
  // Who may not see a table learns nothing about it, not even that it exists.
  const key = message.do === 'sit' ? message.key : undefined;
  if (!maySee(live.table, live.row, viewer.player, key)) return refuse('not-found');
  const expect = 'expect' in message ? message.expect : undefined;
  return live.change(viewer.player, message.id, (draft) => act(live, draft, viewer, message), expect);
}

function act(
  live: LiveTable,
  draft: Draft,
  { player, name, isProgram }: Viewer,
  message: ChangeRequest,
): Refused | undefined | Promise<Refused | undefined> {
  switch (message.do) {
    case 'sit':
      if (!maySit(draft.table, live.row, player, message.key)) return refuse('not-found');
      draft.most = { identity: player, tables: mostTables(live, isProgram) };
      return actions.sit(draft, { player, name, isProgram }, message);
    case 'reveal':
      return actions.reveal(draft, player, message.nonce);
    case 'stand':
      return actions.stand(draft, player);
    case 'start':
      return actions.start(draft, player);
    case 'move':
      return actions.move(draft, player, message.move, live.context.now());
    case 'undo':
      return live.log.moves(live.table).then((moves) => actions.undo(draft, player, moves));
    case 'answer-undo':
      return live.log
        .moves(live.table)
        .then((moves) => actions.answerUndo(draft, player, message.agree, moves));
    case 'leave': {
      const seat = draft.table.seatOf(player);
      return seat === undefined ? refuse('not-allowed') : actions.leave(draft, seat, 'left');
    }
    case 'claim':
      return actions.claim(draft, player);
    case 'rematch':
      return actions.rematch(draft, player);
  }
}

/** At how many others one may be already. */
function mostTables({ context }: LiveTable, isProgram: boolean): number {
  return isProgram ? context.mostTablesOfProgram : context.mostTablesOf;
}
