import { loadMyForYou } from '../../../backend/for-you/mine.ts';
import { learntOf, type Learnt } from '../../../domain/for-you/learnt.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { forPerson, type PersonContext } from '../../person.ts';
import { toldIn, type Told } from './told.ts';

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
