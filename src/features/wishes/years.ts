import { span, type YearWishes } from './decades.ts';
import type { Sentence } from './sentence.ts';
import { YEAR_RULES } from './year-rules.ts';

/** Parses years, and consumes them; null without any. `thisYear` is the base of "recent". */
export function readYears(sentence: Sentence, thisYear: number): YearWishes {
  let years = span(null, null);
  // "After 1990 and before 2000" gives two ends. "After 2000 and before 1990" is contradictory: the first end counts,
  // the other is reported as not understood.
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
