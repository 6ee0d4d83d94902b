import { AiError } from '../../ai/ai-error.ts';
import { claimWebhookMessages, settleWebhookMessage } from './webhooks.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { DueMessage, WebhookOutcome } from './webhooks.ts';
import type { Clock } from '../../core/dates.ts';
import { titleOfMessage } from './message-title.server.ts';
import { webhookRequest, type OutgoingMessage } from './webhook-request.server.ts';
import type { Job } from '../../jobs/job.ts';

/** Concurrent webhooks, timeout of one (ms), and maximum run (ms). */
const AT_ONCE = 100;
const ANSWER_MS = 10_000;
const RUN_MS = 40_000;

export interface SendWebhooksOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'title'>;
  /** Public base URL of the catalogue's images. */
  images: string;
  /** The `fetch` for addresses users entered. */
  foreignFetch: (request: Request) => Promise<Response>;
  clock: Clock;
}

/**
 * Sends pending webhook messages: one at a time per webhook, webhooks concurrently, so that a slow one delays
 * no other. Failures are retried with backoff; a forbidden address is not retried.
 */
export function sendWebhooks(options: SendWebhooksOptions): Job {
  const { client, foreignFetch, clock } = options;

  async function send(message: OutgoingMessage): Promise<{ outcome: WebhookOutcome; status: number | null }> {
    try {
      const response = await foreignFetch(webhookRequest(message, clock(), AbortSignal.timeout(ANSWER_MS)));
      await response.body?.cancel();
      return { outcome: response.ok ? 'sent' : 'failed', status: response.status };
    } catch (error) {
      // The address is forbidden, or a network error occurred.
      return { outcome: error instanceof AiError ? 'refused' : 'failed', status: null };
    }
  }

  return {
    leaseSeconds: 300,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const count = { sent: 0, failed: 0 };
      const failures: unknown[] = [];
      const busy = new Map<string, Promise<void>>();

      async function deliver(message: DueMessage): Promise<void> {
        const { id, item } = message;
        if (item === null) return;
        try {
          const { outcome, status } = await send({
            ...{ ...message, item, title: await titleOfMessage(message, options) },
          });
          await settleWebhookMessage(client, id, outcome, status);
          count[outcome === 'sent' ? 'sent' : 'failed'] += 1;
        } catch (error) {
          failures.push(error);
        }
      }

      while (!signal.aborted && failures.length === 0 && clock().getTime() < end) {
        const passedOver = [...busy.keys()];
        const due = await claimWebhookMessages(client, AT_ONCE - busy.size, passedOver);
        for (const message of due) {
          const { webhook } = message;
          busy.set(
            webhook,
            deliver(message).finally(() => busy.delete(webhook)),
          );
        }
        if (busy.size > 0) await Promise.race(busy.values());
        // Webhooks that were busy at the claim may have more.
        else if (passedOver.length === 0) break;
      }
      await Promise.all(busy.values());
      if (failures.length > 0) throw failures[0];
      return `${count.sent} messages sent to webhooks, ${count.failed} not taken.`;
    },
  };
}
