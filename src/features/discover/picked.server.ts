import { today } from '../../core/dates.ts';
import { discoverAddress, pickAddress, PICKED, readDiscover } from './discover.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parseTitleId, type Kind, type TitleDetails } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';

/** The page of a picked title. */
export interface PickedTitle {
  title: TitleDetails;
  /** Picks another one. */
  anotherPath: string;
  /** The list it was picked from. */
  listPath: string;
}

/** Loads the picked title of an address; notFound if there is none. */
export function loadPicked(
  kind: Kind,
  requestId: string,
  parameters: URLSearchParams,
): Promise<Outcome<PickedTitle>> {
  return outcomeOf(requestId, async () => {
    const id = parseTitleId(parameters.get(PICKED) ?? undefined);
    if (id === null) return { kind: 'notFound' };
    const { catalogue, clock } = await services();
    const title = await catalogue.title({ kind, id }, { alone: true });
    if (!title) return { kind: 'notFound' };
    const { filters } = readDiscover(kind, parameters, today(clock));
    return {
      kind: 'ok',
      ...{ title, anotherPath: pickAddress(kind, filters), listPath: discoverAddress(kind, filters) },
    };
  });
}
