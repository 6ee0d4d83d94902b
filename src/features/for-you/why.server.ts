import { loadMyForYou } from './mine.queries.ts';
import { learntOf, type Learnt } from './learnt.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { toldIn, type Told } from './told.server.ts';

export interface WhyPage {
  learnt: Learnt;
  told: Told | null;
}

/** Loads the signed-in user's learnt taste and feedback. */
export function loadForYouWhy(context: PersonContext & { url: URL }): Promise<PersonOutcome<WhyPage>> {
  return forPerson(context, async ({ client, userId }) => {
    const mine = await loadMyForYou(client, userId);
    return { learnt: learntOf(mine.ground, mine.feedback), told: toldIn(context.url.searchParams, mine) };
  });
}
