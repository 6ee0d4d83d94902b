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

/** Whether and how a year is shared. */
export interface ShownShare {
  shared: OwnSharedYear | null;
  /** What others see is what there is now. */
  fresh: boolean;
  /** What became of what was asked for. */
  told: 'made' | 'ended' | null;
}

/** What somebody has watched, counted. */
export interface NumbersPage {
  numbers: Numbers;
  /** Null for all there ever was. */
  year: number | null;
  /** The person's tags, by name, and the key of the one whose titles are counted; null for all. */
  tags: { all: NamedTag[]; chosen: string | null };
  day: CalendarDate;
  /** Of a year with something to share. */
  share: ShownShare | null;
}

/** The year of an address; null for none there can be. East of here tomorrow has begun. */
export async function yearOfNumbers(segment: string | undefined): Promise<number | null> {
  const { clock } = await services();
  return parseYear(segment, addDays(today(clock), 1));
}

/** How a year is shared, after what a form asked for: `share` it as it is now, or `end` that. */
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
 * The numbers of whoever is signed in: of one year, or (null) of all there ever was. A form of a year's page shares it,
 * or takes that back.
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
    // A year is shared whole: nobody else sees a tag.
    const shares = year !== null && chosen === null && numbers.watches > 0;
    const share = shares ? await shareOf(person, numbers, year, form?.get('do')) : null;
    return { numbers, year, day, share, tags: { all: tags.map(toNamed), chosen } };
  });
}

/** The titles behind a bar of the numbers of whoever is signed in. */
export function loadNumberedPage(
  context: PersonContext,
  view: NumberedView,
): Promise<PersonOutcome<NumberedTitles>> {
  return forPerson(context, ({ client }) => loadNumberedTitles(client, view));
}
