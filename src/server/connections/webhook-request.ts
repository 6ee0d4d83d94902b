import { createHmac } from 'node:crypto';
import type { DueMessage } from '../../domain/connections/webhooks.ts';
import { WEBHOOK_MESSAGES } from '../../domain/messages.ts';

/** Characters Discord takes. */
const MOST = 1900;

/** The signature of a message as Standard Webhooks has it: of its id, its time and its body. */
function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

function bodyOf(message: DueMessage): { type: string; body: string } {
  const text = WEBHOOK_MESSAGES.sentence(message).slice(0, MOST);
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
  switch (message.shape) {
    case 'ntfy':
      return { type: 'text/plain; charset=utf-8', body: text };
    case 'discord':
      // Nobody is called by a title that looks like a name.
      return json({ content: text, allowed_mentions: { parse: [] } });
    case 'slack':
      return json({ text: text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;' })[one] ?? '&gt;') });
    case 'plain': {
      const { id, event, what, at, item } = message;
      return json({ id, type: event, timestamp: at, what, data: item });
    }
  }
}

/** A message as it is sent. */
export function webhookRequest(message: DueMessage, now: Date, signal: AbortSignal): Request {
  const { type, body } = bodyOf(message);
  const seconds = Math.floor(now.getTime() / 1000);
  return new Request(message.url, {
    method: 'POST',
    headers: {
      'content-type': type,
      'user-agent': 'Marquee-Webhooks/1',
      'webhook-id': message.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature(message.secret, message.id, seconds, body),
    },
    body,
    redirect: 'manual',
    signal,
  });
}
