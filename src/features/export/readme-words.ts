import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';

/** Converts to Windows line ends, which every editor reads. */
const forFile = (text: string) => text.replaceAll('\n', '\r\n');

/** Readme of the ZIP. */
export function exportReadme(on: CalendarDate): string {
  const day = formatDate(on);
  return forFile(m.export_readme({ day, elided: elides(day) }));
}

/** Text file added to a ZIP whose export failed midway. */
export const incompleteText = (): string => forFile(m.export_incomplete_text());
