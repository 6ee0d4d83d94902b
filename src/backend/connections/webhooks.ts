import type {
  DueMessage,
  Webhook,
  WebhookEvent,
  WebhookOutcome,
  WebhookShape,
} from '../../domain/connections/webhooks.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** The webhooks of the person asking, with their logs. */
export async function loadWebhooks(client: Client): Promise<Webhook[]> {
  return (await answerOf(client.rpc('my_webhooks'))) as unknown as Webhook[];
}

/** Makes one and answers this once what its messages are signed with. Rejects with BackendError: `bound`, `invalid`. */
export function makeWebhook(
  client: Client,
  { url, shape, events }: { url: string; shape: WebhookShape; events: readonly WebhookEvent[] },
): Promise<string> {
  return answerOf(client.rpc('make_webhook', { p_url: url, p_shape: shape, p_events: [...events] }));
}

/** Sends a message that says nothing, and turns a webhook on that was given up; false when there is none. */
export function tryWebhook(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('try_webhook', { p_id: id }));
}

/** Ends one with its log; false when there is none. */
export async function endWebhook(client: Client, userId: string, id: string): Promise<boolean> {
  const call = client.from('webhooks').delete().eq('user_id', userId).eq('id', id);
  return (await answerOf(call.select('id'))).length > 0;
}

/** Messages that are due, one of each webhook that is not busy, taken for an attempt. `client` has the secret key. */
export async function claimWebhookMessages(
  client: Client,
  most: number,
  busy: readonly string[],
): Promise<DueMessage[]> {
  const call = client.rpc('claim_webhook_messages', { p_limit: most, p_busy: [...busy] });
  return (await answerOf(call)) as unknown as DueMessage[];
}

/** Notes what became of one. */
export async function settleWebhookMessage(
  client: Client,
  id: string,
  outcome: WebhookOutcome,
  status: number | null,
): Promise<void> {
  const told = status === null ? {} : { p_status: status };
  await answerOrNone(client.rpc('settle_webhook_message', { p_id: id, p_outcome: outcome, ...told }));
}
