import { loadApiKeys } from '../../backend/api-keys.ts';
import { verifiedAccount } from '../../backend/auth.ts';
import { BackendError } from '../../backend/errors.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from '../../domain/ai-search.ts';
import { searchType } from '../../domain/search.ts';
import { sessionClient, type SessionContext } from '../session.ts';

type PageContext = SessionContext & { url: URL; locals: { signedIn: boolean } };

/** The page AI Search: what a link fills the form with, and whether the person has a key (null: not known). */
export type AiPage =
  { kind: 'signedOut' } | { kind: 'signedIn'; linked: AiSearchRequest | null; hasKey: boolean | null };

/** Who looks at the page AI Search; a backend that does not answer costs no more than the button's word. */
export async function loadAiPage(context: PageContext): Promise<AiPage> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  if (!context.locals.signedIn) return { kind: 'signedOut' };
  const linked = linkedSearch(context.url.searchParams);
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    if (!account) return { kind: 'signedOut' };
    return { kind: 'signedIn', linked, hasKey: (await loadApiKeys(client, account.id)).length > 0 };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { kind: 'signedIn', linked, hasKey: null };
  }
}

/** What a shared link fills the form with; null when it says nothing. */
function linkedSearch(parameters: URLSearchParams): AiSearchRequest | null {
  const description = normaliseDescription(parameters.get('q')).slice(0, MAX_DESCRIPTION);
  return description ? { kind: searchType(parameters.get('kind')), description } : null;
}
