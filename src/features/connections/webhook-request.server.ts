import { webhookSentence } from './webhooks-words.ts';
import { createHmac } from 'node:crypto';
import type { ToldMessage } from './webhooks.ts';
import type { MessageTitle } from './message-title.server.ts';

/** Characters Discord takes. */
const MOST = 1900;

/** The signature of a message as Standard Webhooks has it: of its id, its time and its body. */
function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** A message with what the catalogue says of its title. */
export interface OutgoingMessage extends ToldMessage {
  title: MessageTitle | null;
}

interface Written {
  headers: Record<string, string>;
  body: string;
}

const forSlack = (text: string) =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;' })[one] ?? '&gt;');

function write(message: OutgoingMessage): Written {
  const { item, title } = message;
  const name = typeof item['name'] === 'string' && item['name'] !== '' ? item['name'] : title?.name;
  const text = webhookSentence({ ...message, item: { ...item, name } }).slice(0, MOST);
  const poster = title?.poster ?? null;
  const json = (body: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  switch (message.shape) {
    case 'ntfy':
      return {
        headers: { 'content-type': 'text/plain; charset=utf-8', ...(poster !== null && { icon: poster }) },
        body: text,
      };
    case 'discord':
      return json({
        content: text,
        ...(poster !== null && { embeds: [{ thumbnail: { url: poster } }] }),
        // A title never mentions a user of the receiver.
        allowed_mentions: { parse: [] },
      });
    case 'slack': {
      const escaped = forSlack(text);
      const picture = poster !== null && { type: 'image', image_url: poster, alt_text: name ?? '' };
      const section = { type: 'section', text: { type: 'mrkdwn', text: escaped }, accessory: picture };
      return json({ text: escaped, ...(picture && { blocks: [section] }) });
    }
    case 'plain': {
      const { id, event, what, at } = message;
      return json({ id, type: event, timestamp: at, what, data: item });
    }
  }
}

/** A message as it is sent. */
export function webhookRequest(message: OutgoingMessage, now: Date, signal: AbortSignal): Request {
  const { headers, body } = write(message);
  const seconds = Math.floor(now.getTime() / 1000);
  return new Request(message.url, {
    method: 'POST',
    headers: {
      ...headers,
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
