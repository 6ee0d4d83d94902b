/** One measured line: what it was, and its figures by name. */
export interface Figure {
  what: string;
  values: Record<string, number | string>;
}

function shown(value: number | string | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value >= 10 ? 1 : 2);
}

/** Prints figures as a Markdown table, so that it can be put into docs/figures.md as it is. */
export function printTable(name: string, figures: readonly Figure[]): void {
  const columns = [...new Set(figures.flatMap(({ values }) => Object.keys(values)))];
  const rows = figures.map(({ what, values }) => [what, ...columns.map((column) => shown(values[column]))]);
  const lines = [[name, ...columns], ['---', ...columns.map(() => '---:')], ...rows];
  process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

/** The value below which a share (0 to 1) of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
