import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../dates.ts';
import { elides } from '../language/forms.ts';

/** Gives a text file of an archive Windows line ends, which every editor reads. */
const forFile = (text: string) => text.replaceAll('\n', '\r\n');

/** The readme of an archive. */
export function exportReadme(on: CalendarDate): string {
  const day = formatDate(on);
  return forFile(m.export_readme({ day, elided: elides(day) }));
}

/** The text file in an archive whose export failed part-way. */
export const incompleteText = (): string => forFile(m.export_incomplete_text());
