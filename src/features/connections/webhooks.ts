import { CONNECTIONS_PATH } from './delivery.ts';

export const WEBHOOKS_PATH = `${CONNECTIONS_PATH}/webhooks`;

export const WEBHOOK_EVENTS = ['watched', 'rated', 'reviewed', 'listed', 'wished', 'notice'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_SHAPES = ['plain', 'ntfy', 'discord', 'slack'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

/** Whether a text is an event. */
export const isWebhookEvent = (text: string): text is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(text);

/** Maximum characters of a URL. */
export const WEBHOOK_URL_LENGTH = 500;

/** Result of a message; null while pending. */
export type WebhookOutcome = 'sent' | 'failed' | 'gone' | 'refused';

export interface WebhookMessage {
  id: string;
  event: WebhookEvent | 'test';
  at: string;
  attempts: number;
  doneAt: string | null;
  nextAt: string;
  /** HTTP status of the answer; null without one. */
  status: number | null;
  outcome: WebhookOutcome | null;
}

export interface Webhook {
  id: string;
  url: string;
  shape: WebhookShape;
  events: WebhookEvent[];
  since: string;
  failingSince: string | null;
  offAt: string | null;
  /** Disabled because its address answered 410 Gone. */
  isGone: boolean;
  messages: WebhookMessage[];
}

export interface DueMessage {
  id: string;
  webhook: string;
  event: WebhookEvent | 'test';
  what: string;
  at: string;
  /** Null if it was deleted meanwhile: then nothing is sent. */
  item: Record<string, unknown> | null;
  url: string;
  shape: WebhookShape;
  secret: string;
}

/** A due message with content. */
export interface ToldMessage extends DueMessage {
  item: Record<string, unknown>;
}
