import { loadApiKeys } from '../../../backend/ai/api-keys.ts';
import { loadMyServices } from '../../../backend/watch/my-services.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from '../../../domain/ai/ai-search.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { chosenKind } from '../../../domain/search/search.ts';
import { forPerson, type PersonContext } from '../../person.ts';

/** The page AI Search: what a link fills the form with, and whether the person has a key, and services (null: not known). */
export interface AiPage {
  /** Who looks at it; null when the backend does not say. */
  userId: string | null;
  linked: AiSearchRequest | null;
  hasKey: boolean | null;
  hasServices: boolean | null;
}

/** Who looks at the page AI Search; a backend that does not answer costs no more than the button's word. */
export async function loadAiPage(context: PersonContext & { url: URL }): Promise<PersonOutcome<AiPage>> {
  const linked = linkedSearch(context.url.searchParams);
  const page = await forPerson(context, async ({ client, userId }) => {
    const [keys, mine] = await Promise.all([loadApiKeys(client, userId), loadMyServices(client, userId)]);
    return { userId, linked, hasKey: keys.length > 0, hasServices: mine.length > 0 };
  });
  if (page.kind !== 'error') return page;
  return { kind: 'ok', data: { userId: null, linked, hasKey: null, hasServices: null } };
}

/** What a shared link fills the form with; null when it says nothing. */
function linkedSearch(parameters: URLSearchParams): AiSearchRequest | null {
  const description = normaliseDescription(parameters.get('q')).slice(0, MAX_DESCRIPTION);
  return description ? { kind: chosenKind(parameters.get('kind')), description } : null;
}
