import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { starsText } from '../../core/stars.ts';
import { exactTime, writtenDay } from '../reviews/times.ts';
import { webhookEvents } from './outcome-words.ts';
import { calledItem } from './told-words.ts';
import type { ToldMessage, Webhook, WebhookMessage } from './webhooks.ts';

export const webhookToldBy = {
  tested: m.webhook_told_tested,
  ended: m.webhook_told_ended,
  gone: m.webhook_told_gone,
  address: m.webhook_told_address,
  eventless: m.webhook_told_eventless,
  full: m.webhook_told_full,
};

export const webhookShapesBy = {
  plain: m.webhook_shapes_plain,
  ntfy: m.webhook_shapes_ntfy,
  discord: m.webhook_shapes_discord,
  slack: m.webhook_shapes_slack,
};

/** Whether a webhook is on, failing or off, and since when. */
export const webhookState = (webhook: Webhook): string =>
  webhook.offAt === null
    ? webhook.failingSince === null
      ? m.webhook_state_on({ elided: elides(writtenDay(webhook.since)), since: writtenDay(webhook.since) })
      : m.webhook_state_failing({ failingSince: exactTime(webhook.failingSince) })
    : webhook.isGone
      ? m.webhook_state_gone({ elided: elides(writtenDay(webhook.offAt)), offAt: writtenDay(webhook.offAt) })
      : m.webhook_state_off({ elided: elides(writtenDay(webhook.offAt)), offAt: writtenDay(webhook.offAt) });

/** Name of a message's event, test messages included. */
export const webhookEvent = (webhookMessage: WebhookMessage): string =>
  webhookMessage.event === 'test' ? m.webhook_event_test() : webhookEvents[webhookMessage.event]();

/** The text of a webhook message. It omits the text of a review with spoilers. */
export const webhookSentence = (message: Pick<ToldMessage, 'event' | 'item'>): string =>
  message.item['tells_end'] === true
    ? m.webhook_sentence_tells_end({
        event: message.event,
        title: calledItem(message),
        stars: starsText(Number(message.item['stars'])),
      })
    : m.webhook_sentence({
        event: message.event,
        title: calledItem(message),
        stars: starsText(Number(message.item['stars'])),
        text: String(message.item['text']),
      });
