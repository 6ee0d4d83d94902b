import { endWebhook, loadWebhooks, makeWebhook, tryWebhook } from './webhooks.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { isWebhookEvent, WEBHOOK_SHAPES, WEBHOOK_URL_LENGTH, type Webhook } from './webhooks.ts';
import type { webhookToldBy } from './webhooks-words.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of outgoing webhooks. */
export interface WebhooksPage {
  /** Whether this site sends webhooks. */
  isOpen: boolean;
  webhooks: Webhook[];
  /** A new webhook's signing secret, in the response to its creation only. */
  made: string | null;
  told: keyof typeof webhookToldBy | null;
}

type Answer = Partial<Pick<WebhooksPage, 'made' | 'told'>>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function make({ client }: Person, form: FormData): Promise<Answer> {
  const given = form.get('url');
  const typed = typeof given === 'string' ? given.trim() : '';
  const { config } = await services();
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isTaken = url?.protocol === 'https:' || (url?.protocol === 'http:' && config.localAddresses);
  if (!url || !isTaken || url.username !== '' || url.href.length > WEBHOOK_URL_LENGTH)
    return { told: 'address' };
  const events = form.getAll('event').filter((event) => typeof event === 'string' && isWebhookEvent(event));
  if (events.length === 0) return { told: 'eventless' };
  const shape = WEBHOOK_SHAPES.find((known) => known === form.get('shape')) ?? 'plain';
  try {
    return { made: await makeWebhook(client, { url: url.href, shape, events: [...new Set(events)] }) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.kind === 'bound') return { told: 'full' };
    if (error.kind === 'invalid') return { told: 'address' };
    throw error;
  }
}

async function act(person: Person, form: FormData): Promise<Answer> {
  const given = form.get('id');
  const id = typeof given === 'string' && ID.test(given) ? given : null;
  switch (form.get('do')) {
    case 'make':
      return make(person, form);
    case 'try': {
      const tried = id !== null && (await tryWebhook(person.client, id));
      if (tried) (await services()).jobs.wakeWebhooks?.();
      return { told: tried ? 'tested' : 'gone' };
    }
    case 'end':
      return { told: id !== null && (await endWebhook(person.client, person.userId, id)) ? 'ended' : 'gone' };
    case null:
    default:
      return {};
  }
}

/** Loads the page of webhooks and handles its forms. */
export function loadWebhooksPage(context: PersonContext): Promise<PersonOutcome<WebhooksPage>> {
  return forPerson(context, async (person) => {
    const isPost = context.request.method === 'POST';
    const answer = isPost ? await act(person, await context.request.formData()) : {};
    const { jobs } = await services();
    return {
      isOpen: jobs.wakeWebhooks !== undefined,
      webhooks: await loadWebhooks(person.client),
      ...{ made: null, told: null },
      ...answer,
    };
  });
}
