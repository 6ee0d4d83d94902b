import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { noteFactsGone, saveTitleFacts } from './title-facts.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { factsOf } from './title-facts.ts';
import type { TitleDetails, TitleId } from '../../core/title.ts';

/** What jobs ask of the catalogue: everything of a title, which mostly is at hand when somebody has just saved it. */
export type DetailsSource = Pick<Catalogue, 'title'>;

/** Keeps the facts of a title, or notes that there are none to keep. */
export async function learnFacts(
  client: Client,
  title: TitleId,
  details: TitleDetails | null,
): Promise<void> {
  if (details) {
    try {
      await saveTitleFacts(client, [factsOf(details)]);
      return;
    } catch (error) {
      // What the tables do not take must not come up first in every run.
      if (!(error instanceof BackendError && error.kind === 'invalid')) throw error;
    }
  }
  await noteFactsGone(client, title);
}
