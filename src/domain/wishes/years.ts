import { span, type YearWishes } from './decades.ts';
import type { Sentence } from './sentence.ts';
import { YEAR_RULES } from './year-rules.ts';

/** Reads the years asked for and takes them out; null when none are. `thisYear` is what "recent" counts from. */
export function readYears(sentence: Sentence, thisYear: number): YearWishes {
  let years = span(null, null);
  // "After 1990 and before 2000": each says one end. "After 2000 and before 1990" asks for no year at all: the first end
  // stays, and the other is named as not understood.
  const both = (found: YearWishes) => ({ from: years.from ?? found.from, to: years.to ?? found.to });
  const fits = (found: YearWishes) => {
    const { from, to } = both(found);
    return from === null || to === null || from <= to;
  };
  for (const read of YEAR_RULES) {
    const found = read(sentence, thisYear, fits);
    if (!found || !fits(found)) continue;
    years = both(found);
    if (years.from !== null && years.to !== null) break;
  }
  return years;
}
