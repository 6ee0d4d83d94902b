import { loadNumberedTitles, loadNumbers } from './numbers.queries.ts';
import { endSharedYear, findSharedYear, shareYear, type OwnSharedYear } from './shared-years.queries.ts';
import { loadTags } from '../tags/tags.queries.ts';
import { addDays, today, type CalendarDate } from '../../core/dates.ts';
import type { NumberedTitles, NumberedView, Numbers } from './numbers.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { isSameYear, sharedYearOf } from './shared-years.ts';
import { tagOf, toNamed, type NamedTag } from '../tags/tags.ts';
import { parseYear } from '../title-lists/years.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** A year's sharing state. */
export interface ShownShare {
  shared: OwnSharedYear | null;
  /** Whether the shared numbers are current. */
  fresh: boolean;
  /** The result of the last action. */
  told: 'made' | 'ended' | null;
}

/** The user's viewing statistics. */
export interface NumbersPage {
  numbers: Numbers;
  /** Null for all years. */
  year: number | null;
  /** The user's tags by name, and the key of the chosen one; null for none. */
  tags: { all: NamedTag[]; chosen: string | null };
  day: CalendarDate;
  /** For a year with watches. */
  share: ShownShare | null;
}

/**
 * Parses a year in an address; null if it is invalid. Allows tomorrow's, which has begun in eastern time
 * zones.
 */
export async function yearOfNumbers(segment: string | undefined): Promise<number | null> {
  const { clock } = await services();
  return parseYear(segment, addDays(today(clock), 1));
}

/** A year's sharing state after the form's action: `share` the current numbers, or `end` sharing. */
async function shareOf(
  { client, userId }: Person,
  numbers: Numbers,
  year: number,
  wanted: FormDataEntryValue | null | undefined,
): Promise<ShownShare> {
  const now = sharedYearOf(numbers, year);
  if (wanted === 'share') {
    return { shared: await shareYear(client, userId, now), fresh: true, told: 'made' };
  }
  const shared = await findSharedYear(client, userId, year);
  if (wanted !== 'end' || !shared)
    return { shared, fresh: shared !== null && isSameYear(shared, now), told: null };
  await endSharedYear(client, userId, year);
  const { cards } = await services();
  await cards.forget('year', shared.secret);
  return { shared: null, fresh: false, told: 'ended' };
}

/**
 * Loads the signed-in user's numbers of a year, or of all years (null). A year's form shares it or ends
 * sharing.
 */
export function loadNumbersPage(
  context: PersonContext & { url: URL },
  year: number | null,
): Promise<PersonOutcome<NumbersPage>> {
  return forPerson(context, async (person) => {
    const { day } = person;
    const form = context.request.method === 'POST' ? await context.request.formData() : null;
    const chosen = tagOf(context.url.searchParams);
    const [numbers, tags] = await Promise.all([
      loadNumbers(person.client, day, year, chosen),
      loadTags(person.client),
    ]);
    // Years are shared without a tag filter: others do not see tags.
    const shares = year !== null && chosen === null && numbers.watches > 0;
    const share = shares ? await shareOf(person, numbers, year, form?.get('do')) : null;
    return { numbers, year, day, share, tags: { all: tags.map(toNamed), chosen } };
  });
}

/** Loads the titles behind a bar of the user's numbers. */
export function loadNumberedPage(
  context: PersonContext,
  view: NumberedView,
): Promise<PersonOutcome<NumberedTitles>> {
  return forPerson(context, ({ client }) => loadNumberedTitles(client, view));
}
