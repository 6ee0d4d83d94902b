import type { Delivery, Outcome, Played, PlayEvent, PlaySource } from './delivery.ts';
import type { PlayedTitle } from './connections.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Stars } from '../../core/stars.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

// Queries of the delivery queue. Each needs the secret key.

export interface WaitingDelivery {
  number: number;
  event: PlayEvent;
  /** ISO 8601. */
  at: string;
  source: PlaySource;
  play: Played;
  /** The title the user chose for it. */
  chosen: PlayedTitle | null;
  /** The title the user chose earlier for this name; used if no id matches. */
  named: PlayedTitle | null;
  /** The user chose earlier that this name means no title. */
  leftOut: boolean;
}

export interface DeliveryResult {
  outcome: Outcome;
  title?: PlayedTitle | undefined;
  episodes?: readonly EpisodePlace[];
  /** The season that is rated as a whole. */
  season?: number;
  /** Runtime: a repetition within it is not another play. */
  minutes?: number | null;
  percent?: number;
  stars?: Stars;
  candidates?: readonly PlayedTitle[];
}

const toJson = (value: unknown) => value as Json;

/**
 * Queues a delivery for the connection with this secret's hash (SHA-256). True if it waits for the job, null for an
 * unknown secret. Rejects with BackendError.
 */
export async function receiveDelivery(
  client: Client,
  source: PlaySource,
  tokenHash: string,
  delivery: Delivery,
): Promise<boolean | null> {
  return answerOrNone(
    client.rpc('receive_delivery', {
      ...{ p_source: source, p_token_hash: tokenHash },
      p_delivery: toJson(delivery),
    }),
  );
}

/** Due deliveries, earliest first. */
export async function waitingDeliveries(client: Client, most: number): Promise<WaitingDelivery[]> {
  return (await answerOf(
    client.rpc('waiting_deliveries', { p_limit: most }),
  )) as unknown as WaitingDelivery[];
}

/**
 * Settles a delivery and writes its effects in one transaction; returns the outcome, null if it was not waiting any
 * more.
 */
export async function settleDelivery(
  client: Client,
  number: number,
  result: DeliveryResult,
): Promise<string | null> {
  return answerOrNone(client.rpc('settle_delivery', { p_number: number, p_result: toJson(result) }));
}

/** Postpones a delivery on which the catalogue failed while it answered for others. */
export async function postponeDelivery(client: Client, number: number): Promise<void> {
  await answerOrNone(client.rpc('postpone_delivery', { p_number: number }));
}

/** Deletes old deliveries; returns how many. */
export async function trimDeliveries(client: Client): Promise<number> {
  return answerOf(client.rpc('trim_deliveries'));
}
