import { loadMyForYou } from './mine.queries.ts';
import { loadOwnRating } from '../reviews/ratings.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import { STARS_NEEDED } from './address.ts';
import { traitsOfFacts } from './facts.ts';
import { fitOf, type Fit } from './fit.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { factsOf } from '../numbers/title-facts.ts';
import { parseTitleKey, titleKey } from '../../core/title.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { loadSeen } from '../home/known.server.ts';

/**
 * How well a title fits the signed-in user; null if too little is known of either, or if the user has seen or
 * rated it.
 */
export function loadFit(
  context: PersonContext,
  kind: string | undefined,
  id: string | undefined,
): Promise<PersonOutcome<Fit | null>> {
  return forPerson(context, async (person) => {
    const title = parseTitleKey(`${kind}-${id}`);
    if (!title) return null;
    const { client, userId } = person;
    const key = titleKey(title);
    const [mine, seen, stars] = await Promise.all([
      loadMyForYou(client, userId),
      loadSeen(person, [title]),
      loadOwnRating(client, userId, title),
    ]);
    if (!mine.ground || mine.given < STARS_NEEDED) return null;
    if (stars !== null || seen.has(key) || mine.taken.has(key)) return null;
    const { catalogue } = await services();
    try {
      // Cached: its page was just rendered.
      const details = await catalogue.title(title, { alone: true });
      if (!details) return null;
      const facts = factsOf(details);
      const found = {
        ...{ ...title, title: details.title, posterPath: details.posterPath, date: details.date },
        ...{ voteAverage: details.voteAverage, votes: details.voteCount, minutes: facts.minutes },
        ...{ traits: traitsOfFacts(facts), recommendedFor: [] },
      };
      return fitOf(mine.ground, found, mine.feedback);
    } catch (error) {
      if (error instanceof CatalogueError) return null;
      throw error;
    }
  });
}
