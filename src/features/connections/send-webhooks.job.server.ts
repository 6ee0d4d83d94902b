import { AiError } from '../../ai/ai-error.ts';
import { claimWebhookMessages, settleWebhookMessage } from './webhooks.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { DueMessage, WebhookOutcome } from './webhooks.ts';
import type { Clock } from '../../core/dates.ts';
import { titleOfMessage } from './message-title.server.ts';
import { webhookRequest, type OutgoingMessage } from './webhook-request.server.ts';
import type { Job } from '../../jobs/job.ts';

/** Webhooks that are asked at once, how long (ms) an address may take, and a run. */
const AT_ONCE = 100;
const ANSWER_MS = 10_000;
const RUN_MS = 40_000;

export interface SendWebhooksOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'title'>;
  /** Where pictures of the catalogue are, as an address anybody can ask. */
  images: string;
  /** How calls leave to addresses people gave. */
  foreignFetch: (request: Request) => Promise<Response>;
  clock: Clock;
}

/**
 * Sends what waits for webhooks: one message at a time to each, all of them side by side, so that a slow one holds up no
 * other. What fails comes again later and later; an address that is not asked from here never.
 */
export function sendWebhooks(options: SendWebhooksOptions): Job {
  const { client, foreignFetch, clock } = options;

  async function send(message: OutgoingMessage): Promise<{ outcome: WebhookOutcome; status: number | null }> {
    try {
      const response = await foreignFetch(webhookRequest(message, clock(), AbortSignal.timeout(ANSWER_MS)));
      await response.body?.cancel();
      return { outcome: response.ok ? 'sent' : 'failed', status: response.status };
    } catch (error) {
      // The address leads where nobody may ask, or nowhere, or does not answer: whatever a socket says of it.
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
        // What was busy at the claim may have more.
        else if (passedOver.length === 0) break;
      }
      await Promise.all(busy.values());
      if (failures.length > 0) throw failures[0];
      return `${count.sent} messages sent to webhooks, ${count.failed} not taken.`;
    },
  };
}
