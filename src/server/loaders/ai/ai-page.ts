import { loadOwnAiPage, type OwnAiPage } from '../../../backend/ai/ai-searches.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from '../../../domain/ai/ai-search.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { chosenKind } from '../../../domain/search/search.ts';
import { forPerson, type PersonContext } from '../../person.ts';

/** The page AI Search: what a link fills the form with, and what it says of the person. */
export interface AiPage {
  linked: AiSearchRequest | null;
  /** Null when the backend does not say. */
  own: ({ userId: string } & OwnAiPage) | null;
}

/** Who looks at the page AI Search; a backend that does not answer costs no more than the button's word. */
export async function loadAiPage(context: PersonContext & { url: URL }): Promise<PersonOutcome<AiPage>> {
  const linked = linkedSearch(context.url.searchParams);
  const page = await forPerson(context, async ({ client, userId }) => ({
    linked,
    own: { userId, ...(await loadOwnAiPage(client)) },
  }));
  return page.kind === 'error' ? { kind: 'ok', data: { linked, own: null } } : page;
}

/** What a shared link fills the form with; null when it says nothing. */
function linkedSearch(parameters: URLSearchParams): AiSearchRequest | null {
  const description = normaliseDescription(parameters.get('q')).slice(0, MAX_DESCRIPTION);
  return description ? { kind: chosenKind(parameters.get('kind')), description } : null;
}
