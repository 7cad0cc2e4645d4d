import type { Recordable, TableSession } from '../session/types.ts';

/** Writes the record to a file of the player's, with who sat where. */
export function saveRecord(session: TableSession & Recordable): void {
  const id = recordName();
  const text = JSON.stringify({ ...session.record(id), seats: session.table.seats });
  download(new Blob([text], { type: 'application/json' }), `${id}.json`);
}

/** What a game of this screen is called that has no name of its own. */
export function recordName(): string {
  return `bastide-${stamp(new Date())}`;
}

/** `20250131-2145`, in the player's time. */
export function stamp(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}-${two(date.getHours())}${two(date.getMinutes())}`;
}

/** Gives the player a file. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
