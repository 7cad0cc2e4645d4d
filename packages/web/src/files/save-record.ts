import type { TableSession } from '../session/types.ts';

/** Writes the record to a file of the player's, with who sat where. */
export function saveRecord(session: TableSession): void {
  const id = `bastide-${stamp(new Date())}`;
  const text = JSON.stringify({ ...session.record(id), seats: session.table.seats });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `20250131-2145`, in the player's time. */
export function stamp(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}-${two(date.getHours())}${two(date.getMinutes())}`;
}
