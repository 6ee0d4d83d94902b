import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type {
  DueMessage,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Gesehen',
  rated: 'Bewertet',
  reviewed: 'Kritik geschrieben',
  listed: 'In eine Liste gesetzt',
  wished: 'Auf die Merkliste gesetzt',
  notice: 'Benachrichtigungen',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'Reines JSON, signiert',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Gesendet',
  failed: 'Nicht angenommen',
  gone: 'Zurückgenommen, bevor es gesendet war',
  refused: 'Diese Adresse wird von hier nicht gefragt',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== '' ? name : `${kind === 'movie' ? 'Film' : 'Serie'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `Ein Test von ${SITE_NAME}.`;
    case 'watched':
      return `Gesehen: ${title}`;
    case 'rated':
      return `Bewertet: ${title}, ${starsText(Number(message.item['stars']))} von 5 Sternen`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Kritik zu „${title}“`
        : `Kritik zu „${title}“: ${String(message.item['text'])}`;
    case 'listed':
      return `In eine Liste gesetzt: ${title}`;
    case 'wished':
      return `Auf die Merkliste gesetzt: ${title}`;
    case 'notice':
      return `Neues: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  description: 'Sag anderen Programmen, was du siehst, bewertest und in Listen setzt.',
  signIn: 'Melde dich an, um Webhooks anzulegen',
  back: 'Verbindungen',
  text: 'Wenn hier etwas geschieht, erfährt es eine Adresse von dir: als reines JSON für deine eigenen Programme oder als Zeile für ntfy, Discord oder Slack. Importe werden nicht gemeldet.',
  off: 'Diese Website schickt keine Webhooks. Wer sie betreibt, muss SUPABASE_SECRET_KEY setzen.',
  make: 'Webhook anlegen',
  url: 'Adresse',
  example: 'https://example.org/hook',
  shape: 'Form',
  shapes: SHAPES,
  tell: 'Melden',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join(', '),
  made: 'Womit Nachrichten signiert sind',
  once: 'Kopier es jetzt: Es wird nur dieses eine Mal gezeigt. Signaturen folgen Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'Deine Webhooks',
  none: 'Du hast keine Webhooks.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `Aus seit dem ${writtenDay(offAt)}, weil eine Woche lang nichts ankam. Ein Test schaltet ihn wieder ein.`
      : failingSince !== null
        ? `Kommt nicht an seit: ${exactTime(failingSince)}.`
        : `An seit dem ${writtenDay(since)}.`,
  test: 'Test senden',
  testOf: (url) => `Test senden an ${url}`,
  end: 'Entfernen',
  endOf: (url) => `Webhook an ${url} entfernen`,
  log: 'Die letzten 50 Nachrichten',
  event: ({ event }) => (event === 'test' ? 'Test' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'Wartet' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed' ? `${answer}, noch einmal: ${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'Der Test ist unterwegs. Sieh gleich unten im Protokoll nach.',
    ended: 'Der Webhook ist entfernt.',
    gone: 'Dieser Webhook war schon entfernt.',
    address: 'Gib eine Adresse mit https an.',
    eventless: 'Wähl mindestens eins, das gemeldet wird.',
    full: 'Du kannst 10 Webhooks haben. Entferne zuerst einen.',
  },
};
