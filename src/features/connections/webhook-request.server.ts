import { webhookSentence } from './webhooks-words.ts';
import { createHmac } from 'node:crypto';
import type { ToldMessage } from './webhooks.ts';
import type { MessageTitle } from './message-title.server.ts';

/** Discord's limit in characters. */
const MOST = 1900;

/** The signature of id, time and body (Standard Webhooks). */
function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** A message with the catalogue's data about its title. */
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
        // Keeps a title from mentioning Discord users.
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

/** The signed HTTP request of a message. */
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
