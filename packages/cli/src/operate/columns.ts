/** A list as lines with a heading: a column for each thing told of any of them. */
export function inColumns(rows: readonly object[]): string {
  if (rows.length === 0) return 'nothing';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => cell(name, (row as Record<string, unknown>)[name]))),
  ];
  const widths = names.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  return cells
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What people have written is no order to a terminal. */
function cell(name: string, value: unknown): string {
  return told(name, value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

/** Milliseconds since 1970 are told as a time. */
function told(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && /^(at|until|.*At)$/.test(name)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
