import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { noteFactsGone, saveTitleFacts } from './title-facts.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { factsOf } from './title-facts.ts';
import type { TitleDetails, TitleId } from '../../core/title.ts';

/** The catalogue's details of a title, usually cached when it was just saved. */
export type DetailsSource = Pick<Catalogue, 'title'>;

/** Stores the facts of a title, or that there are none. */
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
      // Invalid facts must not come first in every run.
      if (!(error instanceof BackendError && error.kind === 'invalid')) throw error;
    }
  }
  await noteFactsGone(client, title);
}
