import { CONNECTIONS_PATH } from './delivery.ts';

/** The page of webhooks. */
export const WEBHOOKS_PATH = `${CONNECTIONS_PATH}/webhooks`;

/** What webhooks can be told of. */
export const WEBHOOK_EVENTS = ['watched', 'rated', 'reviewed', 'listed', 'wished', 'notice'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** In whose form they are told. */
export const WEBHOOK_SHAPES = ['plain', 'ntfy', 'discord', 'slack'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

/** Whether a form names an event. */
export const isWebhookEvent = (text: string): text is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(text);

/** Characters of an address. */
export const WEBHOOK_URL_LENGTH = 500;

/** What became of a message; null while it waits. */
export type WebhookOutcome = 'sent' | 'failed' | 'gone' | 'refused';

/** A message as the log of its webhook shows it. */
export interface WebhookMessage {
  id: string;
  event: WebhookEvent | 'test';
  at: string;
  attempts: number;
  doneAt: string | null;
  nextAt: string;
  /** What the other side answered; null where it did not. */
  status: number | null;
  outcome: WebhookOutcome | null;
}

/** A webhook as its owner sees it. */
export interface Webhook {
  id: string;
  url: string;
  shape: WebhookShape;
  events: WebhookEvent[];
  since: string;
  failingSince: string | null;
  offAt: string | null;
  /** Whether it is off because its address answered that it is gone (410). */
  isGone: boolean;
  messages: WebhookMessage[];
}

/** A message that is to be sent now. */
export interface DueMessage {
  id: string;
  webhook: string;
  event: WebhookEvent | 'test';
  what: string;
  at: string;
  /** Null where it is gone meanwhile: then there is nothing to send. */
  item: Record<string, unknown> | null;
  url: string;
  shape: WebhookShape;
  secret: string;
}

/** A message that has something to tell. */
export interface ToldMessage extends DueMessage {
  item: Record<string, unknown>;
}
