import { loadOwnAiPage, type OwnAiPage } from './ai-searches.queries.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from './ai-search.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { chosenKind } from '../search/search.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The page AI Search: what a link fills the form with, and what it says of the person. */
export interface AiPage {
  linked: AiSearchRequest | null;
  /** Whether the form was sent, before its script came: the script then asks. A link asks nobody anything. */
  asked: boolean;
  /** Null when the backend does not say. */
  own: ({ userId: string } & OwnAiPage) | null;
}

/** Who looks at the page AI Search; a backend that does not answer costs no more than the button's word. */
export async function loadAiPage(context: PersonContext & { url: URL }): Promise<PersonOutcome<AiPage>> {
  const { request, url } = context;
  const asked = request.method === 'POST';
  const linked = linkedSearch(
    asked ? await request.formData().catch(() => new FormData()) : url.searchParams,
  );
  const page = await forPerson(context, async ({ client, userId }) => ({
    linked,
    asked,
    own: { userId, ...(await loadOwnAiPage(client)) },
  }));
  return page.kind === 'error' ? { kind: 'ok', data: { linked, asked, own: null } } : page;
}

/** What a shared link, or the form that was sent, fills the form with; null when it says nothing. */
function linkedSearch(given: URLSearchParams | FormData): AiSearchRequest | null {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : null;
  };
  const description = normaliseDescription(text('q')).slice(0, MAX_DESCRIPTION);
  return description ? { kind: chosenKind(text('kind')), description } : null;
}
