import { loadOwnAiPage, type OwnAiPage } from './ai-searches.queries.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from './ai-search.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { chosenKind } from '../search/search.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The AI search page: the form's initial values and the user's data. */
export interface AiPage {
  linked: AiSearchRequest | null;
  /** Whether the form was posted before hydration; then scripts start the search. A link starts none. */
  asked: boolean;
  /** Null if the backend fails. */
  own: ({ userId: string } & OwnAiPage) | null;
}

/** Loads the AI search page; if the backend fails, without the user's data. */
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

/** The form's values from a link or a posted form; null without a description. */
function linkedSearch(given: URLSearchParams | FormData): AiSearchRequest | null {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : null;
  };
  const description = normaliseDescription(text('q')).slice(0, MAX_DESCRIPTION);
  return description ? { kind: chosenKind(text('kind')), description } : null;
}
