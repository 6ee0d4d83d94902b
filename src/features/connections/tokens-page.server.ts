import { loadTokens, makeToken, revokeToken } from './tokens.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { isScope, TOKEN_DAYS, TOKEN_NAME_LENGTH, type ApiToken } from './tokens.ts';
import type { tokenToldBy } from './tokens-words.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of API tokens. */
export interface TokensPage {
  /** Whether this site has an API. */
  isOpen: boolean;
  tokens: ApiToken[];
  /** ISO 8601. */
  now: string;
  /** A new token, in the response to its creation only. */
  made: { name: string; secret: string } | null;
  told: keyof typeof tokenToldBy | null;
}

type Answer = Partial<Pick<TokensPage, 'made' | 'told'>>;

const DAY_MS = 86_400_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function make({ client }: Person, form: FormData, now: Date): Promise<Answer> {
  const given = form.get('name');
  const name = typeof given === 'string' ? given.trim() : '';
  const scopes = form.getAll('scope').filter((scope) => typeof scope === 'string' && isScope(scope));
  const days = TOKEN_DAYS.find((known) => String(known) === form.get('days')) ?? TOKEN_DAYS[0];
  if (name === '' || name.length > TOKEN_NAME_LENGTH) return { told: 'nameless' };
  if (scopes.length === 0) return { told: 'scopeless' };
  const endsAt = days === 0 ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
  try {
    const unique = [...new Set(scopes)];
    return { made: { name, secret: await makeToken(client, { name, scopes: unique, endsAt }) } };
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'bound') return { told: 'full' };
    throw error;
  }
}

async function act(person: Person, form: FormData, now: Date): Promise<Answer> {
  const id = form.get('id');
  switch (form.get('do')) {
    case 'make':
      return make(person, form, now);
    case 'revoke': {
      const known = typeof id === 'string' && ID.test(id);
      return { told: known && (await revokeToken(person.client, person.userId, id)) ? 'revoked' : 'gone' };
    }
    case null:
    default:
      return {};
  }
}

/** Loads the page of tokens and handles its forms. */
export function loadTokensPage(context: PersonContext): Promise<PersonOutcome<TokensPage>> {
  return forPerson(context, async (person) => {
    const { clock, programs } = await services();
    const now = clock();
    const isPost = context.request.method === 'POST';
    const answer = isPost ? await act(person, await context.request.formData(), now) : {};
    return {
      isOpen: programs !== undefined,
      tokens: await loadTokens(person.client, person.userId),
      now: now.toISOString(),
      ...{ made: null, told: null },
      ...answer,
    };
  });
}
