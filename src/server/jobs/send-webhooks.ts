import { AiError } from '../../ai/ai-error.ts';
import { claimWebhookMessages, settleWebhookMessage } from '../../backend/connections/webhooks.ts';
import type { Client } from '../../backend/client.ts';
import type { DueMessage, WebhookOutcome } from '../../domain/connections/webhooks.ts';
import type { Clock } from '../../domain/dates.ts';
import { webhookRequest } from '../connections/webhook-request.ts';
import type { Job } from './job.ts';

/** Messages of one turn, how long (ms) an address may take, and a run. */
const TURN = 20;
const ANSWER_MS = 10_000;
const RUN_MS = 40_000;

export interface SendWebhooksOptions {
  client: Client;
  /** How calls leave to addresses people gave. */
  foreignFetch: (request: Request) => Promise<Response>;
  clock: Clock;
}

/** Sends what waits for webhooks. What fails comes again later and later; an address that is not asked from here never. */
export function sendWebhooks({ client, foreignFetch, clock }: SendWebhooksOptions): Job {
  async function send(message: DueMessage): Promise<{ outcome: WebhookOutcome; status: number | null }> {
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
      while (!signal.aborted && clock().getTime() < end) {
        const due = await claimWebhookMessages(client, TURN);
        if (due.length === 0) break;
        await Promise.all(
          due.map(async (message) => {
            const { outcome, status } = await send(message);
            await settleWebhookMessage(client, message.id, outcome, status);
            count[outcome === 'sent' ? 'sent' : 'failed'] += 1;
          }),
        );
      }
      return `${count.sent} messages sent to webhooks, ${count.failed} not taken.`;
    },
  };
}
