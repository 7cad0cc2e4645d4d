/** A client's id is its own: the same id of another player is another message. */
export function moveIdOf(player: string, messageId: string): string {
  return `${player.slice(0, 8)}:${messageId}`;
}
