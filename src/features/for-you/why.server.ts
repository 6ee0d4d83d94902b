import { loadMyForYou } from './mine.queries.ts';
import { learntOf, type Learnt } from './learnt.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { toldIn, type Told } from './told.server.ts';

export interface WhyPage {
  learnt: Learnt;
  told: Told | null;
}

/** What has been learnt of whoever is signed in, and what they said of it. */
export function loadForYouWhy(context: PersonContext & { url: URL }): Promise<PersonOutcome<WhyPage>> {
  return forPerson(context, async ({ client, userId }) => {
    const mine = await loadMyForYou(client, userId);
    return { learnt: learntOf(mine.ground, mine.feedback), told: toldIn(context.url.searchParams, mine) };
  });
}
