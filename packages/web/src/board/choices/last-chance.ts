import type { SessionState } from '../../session/types.ts';

/** Whether the tile in hand, or the one just placed, is the last one of whoever is asked. */
export function isLastTile({ view: { question, left, seats } }: SessionState): boolean {
  const { seat } = question;
  return seat !== undefined && left < seats.length && seats[seat].hand.length === 0;
}

/** How many followers would stay at home for good if the player passed now; 0 where there is another chance. */
export function lostByPassing(state: SessionState): number {
  const { question, seats } = state.view;
  const { seat, id, answers } = question;
  if (seat === undefined || id !== 'figure' || !isLastTile(state)) return 0;
  const canDeploy = answers.some(({ target }) => target.label === 'deploy' && target.figure === 'follower');
  return canDeploy ? (seats[seat].home.follower ?? 0) : 0;
}
