import { loadNumbers } from '../../backend/numbers.ts';
import { addDays, today, type CalendarDate } from '../../domain/dates.ts';
import type { Numbers } from '../../domain/numbers.ts';
import type { PersonOutcome } from '../../domain/outcome.ts';
import { parseYear } from '../../domain/years.ts';
import { forPerson, type PersonContext } from '../person.ts';
import { services } from '../services.ts';

/** What somebody has watched, counted. */
export interface NumbersPage {
  numbers: Numbers;
  /** Null for all there ever was. */
  year: number | null;
  day: CalendarDate;
}

/** The year of an address; null for none there can be. East of here tomorrow has begun. */
export async function yearOfNumbers(segment: string | undefined): Promise<number | null> {
  const { clock } = await services();
  return parseYear(segment, addDays(today(clock), 1));
}

/** The numbers of whoever is signed in: of one year, or (null) of all there ever was. */
export function loadNumbersPage(
  context: PersonContext,
  year: number | null,
): Promise<PersonOutcome<NumbersPage>> {
  return forPerson(context, async ({ client }) => {
    const { clock } = await services();
    const day = today(clock);
    return { numbers: await loadNumbers(client, day, year), year, day };
  });
}
