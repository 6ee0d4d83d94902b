import { followLetterboxd, leaveLetterboxd, loadLetterboxd, loadReadEntries } from './letterboxd.queries.ts';
import { readLetterboxdName, type LetterboxdFollow, type ReadEntry } from './letterboxd.ts';
import type { letterboxdToldBy } from './letterboxd-words.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of the followed Letterboxd diary. */
export interface LetterboxdPage {
  /** Whether this site can import it. */
  isOpen: boolean;
  follow: LetterboxdFollow | null;
  entries: ReadEntry[];
  told: keyof typeof letterboxdToldBy | null;
}

async function act({ client }: Person, form: FormData): Promise<LetterboxdPage['told']> {
  switch (form.get('do')) {
    case 'follow': {
      const given = form.get('name');
      const name = typeof given === 'string' ? readLetterboxdName(given) : null;
      if (name === null) return 'name';
      await followLetterboxd(client, name, form.has('reviews'));
      (await services()).jobs.readLetterboxd?.();
      return 'followed';
    }
    case 'leave':
      await leaveLetterboxd(client, false);
      return 'left';
    case 'takeBack':
      await leaveLetterboxd(client, true);
      return 'takenBack';
    case null:
    default:
      return null;
  }
}

/** Loads the page of Letterboxd and handles its forms. */
export function loadLetterboxdPage(context: PersonContext): Promise<PersonOutcome<LetterboxdPage>> {
  return forPerson(context, async (person) => {
    const isPost = context.request.method === 'POST';
    const told = isPost ? await act(person, await context.request.formData()) : null;
    const [follow, entries, { jobs }] = await Promise.all([
      loadLetterboxd(person.client, person.userId),
      loadReadEntries(person.client, person.userId),
      services(),
    ]);
    return { isOpen: jobs.readLetterboxd !== undefined, follow, entries, told };
  });
}
