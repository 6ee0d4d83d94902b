import type { DueMessage, Webhook, WebhookEvent, WebhookOutcome, WebhookShape } from './webhooks.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The caller's webhooks with their logs. */
export async function loadWebhooks(client: Client): Promise<Webhook[]> {
  return (await answerOf(client.rpc('my_webhooks'))) as unknown as Webhook[];
}

/**
 * Creates a webhook and returns its signing secret, which cannot be read again. Rejects with BackendError `bound` or
 * `invalid`.
 */
export function makeWebhook(
  client: Client,
  { url, shape, events }: { url: string; shape: WebhookShape; events: readonly WebhookEvent[] },
): Promise<string> {
  return answerOf(client.rpc('make_webhook', { p_url: url, p_shape: shape, p_events: [...events] }));
}

/** Sends a test message and re-enables a disabled webhook; false if there is none. */
export function tryWebhook(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('try_webhook', { p_id: id }));
}

/** Deletes a webhook with its log; false if there is none. */
export async function endWebhook(client: Client, userId: string, id: string): Promise<boolean> {
  const call = client.from('webhooks').delete().eq('user_id', userId).eq('id', id);
  return (await answerOf(call.select('id'))).length > 0;
}

/** Claims due messages, one per webhook that is not busy. Needs the secret key. */
export async function claimWebhookMessages(
  client: Client,
  most: number,
  busy: readonly string[],
): Promise<DueMessage[]> {
  const call = client.rpc('claim_webhook_messages', { p_limit: most, p_busy: [...busy] });
  return (await answerOf(call)) as unknown as DueMessage[];
}

/** Records a delivery's result. Needs the secret key. */
export async function settleWebhookMessage(
  client: Client,
  id: string,
  outcome: WebhookOutcome,
  status: number | null,
): Promise<void> {
  const told = status === null ? {} : { p_status: status };
  await answerOrNone(client.rpc('settle_webhook_message', { p_id: id, p_outcome: outcome, ...told }));
}
