import type {
  DueMessage,
  Webhook,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../connections/webhooks.ts';
import { exactTime, writtenDay } from '../../reviews/times.ts';
import { SITE_NAME } from '../../page-meta.ts';
import { episodeCode } from '../series/series.ts';
import { starsText } from '../../reviews/stars.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Watched',
  rated: 'Rated',
  reviewed: 'Reviewed',
  listed: 'Put into a list',
  wished: 'Put into the wishlist',
  notice: 'Notifications',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'Plain JSON, signed',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Sent',
  failed: 'Not taken',
  gone: 'Taken back before it was sent',
  refused: 'This address is not asked from here',
};

/** `The Matrix`, `Breaking Bad S1 E2`, or what a title nobody named is told by. */
function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== ''
      ? name
      : `${kind === 'movie' ? 'movie' : 'series'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `A test of ${SITE_NAME}.`;
    case 'watched':
      return `Watched: ${title}`;
    case 'rated':
      return `Rated: ${title}, ${starsText(Number(message.item['stars']))} of 5 stars`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Reviewed: ${title}`
        : `Reviewed: ${title}: ${String(message.item['text'])}`;
    case 'listed':
      return `Put into a list: ${title}`;
    case 'wished':
      return `Wished for: ${title}`;
    case 'notice':
      return `News: ${title}`;
  }
}

/** Sentences of webhooks (docs/behaviour.md, Webhooks). */
export const WEBHOOK_MESSAGES = {
  title: 'Webhooks',
  description: 'Tell other programs what you watch, rate and list.',
  signIn: 'Sign in to make webhooks',
  back: 'Connections',
  text: 'When something happens here, an address of yours is told: plain JSON for your own programs, or a line for ntfy, Discord or Slack. Imports are not told.',
  off: 'This site sends no webhooks. Whoever runs it has to set SUPABASE_SECRET_KEY.',
  make: 'Make a webhook',
  url: 'Address',
  example: 'https://example.org/hook',
  shape: 'Form',
  shapes: SHAPES,
  tell: 'Tell',
  events: EVENTS,
  eventsOf: ({ events }: Webhook) => events.map((event) => EVENTS[event]).join(', '),
  made: 'What messages are signed with',
  once: 'Copy it now: it is shown this once. Signatures follow Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'Your webhooks',
  none: 'You have no webhooks.',
  state: ({ since, failingSince, offAt }: Webhook) =>
    offAt !== null
      ? `Off since ${writtenDay(offAt)}, after a week of failures. A test turns it on again.`
      : failingSince !== null
        ? `Fails since ${exactTime(failingSince)}.`
        : `On since ${writtenDay(since)}.`,
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  end: 'Remove',
  endOf: (url: string) => `Remove the webhook to ${url}`,
  log: 'The last 50 messages',
  event: ({ event }: WebhookMessage) => (event === 'test' ? 'Test' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }: WebhookMessage) => {
    const said = outcome === null ? 'Waits' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed' ? `${answer}, again at ${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'The test is on its way. Look at the log below in a moment.',
    ended: 'The webhook is removed.',
    gone: 'This webhook was removed before.',
    address: 'Give an https address.',
    eventless: 'Pick at least one thing to tell.',
    full: 'You can have 10 webhooks. Remove one first.',
  },
};
