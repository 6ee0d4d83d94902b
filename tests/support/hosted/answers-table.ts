import { ANSWERS } from './answers.ts';
import type { Said } from './requests.ts';

const statusOf = (answer: unknown) =>
  typeof answer === 'number' ? answer : ((answer ?? {}) as Partial<Said>).status;

/** A response in a table cell. */
function cell(answer: unknown): string {
  const { status, statusCode, code, message } = (
    typeof answer === 'number' ? { status: answer } : answer
  ) as Said;
  if (typeof status !== 'number') return `\`${JSON.stringify(answer).replaceAll('|', '\\|')}\``;
  const said = [code, message].filter((part) => typeof part === 'string').join(': ');
  return `${[status, statusCode && `(${statusCode as string})`, said].filter(Boolean).join(' ')}`;
}

/** A project's refusals, and differences of the embedded backend, as a Markdown table. */
export function answersTable(): string {
  const rows = ANSWERS.filter(({ answer, differs }) => differs || (statusOf(answer) ?? 0) >= 400).map(
    ({ what, answer, differs }) => [
      what,
      cell(answer),
      differs ? `${cell(differs.standIn)}: ${differs.because}` : 'the same',
    ],
  );
  const all = [['Request', 'Supabase', 'Here'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(all[0]!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
