import type { TableSummary } from '@bastide/server/protocol';
import { readLevel } from '../../session/seat-info.ts';
import type { SeatInfo } from '../../session/types.ts';

/** Who sat there as the server tells it: a bot of a level, or a person, on whatever screen. */
export function seatedAs(
  { name, colour }: SeatInfo,
  seated: TableSummary['seats'][number] | undefined,
): SeatInfo {
  if (seated?.kind !== 'bot') return { name, colour, player: 'person' };
  const level = readLevel(seated.level);
  return { name, colour, player: 'bot', ...(level === undefined ? {} : { level }) };
}
