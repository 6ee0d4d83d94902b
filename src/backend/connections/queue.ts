import type { Delivery, Outcome, Played, PlayEvent, PlaySource } from '../../domain/connections/delivery.ts';
import type { PlayedTitle } from '../../domain/connections/connections.ts';
import type { EpisodePlace } from '../../domain/series/kept-episodes.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import type { Json } from '../database.types.ts';

// What the server asks of the queue of deliveries. Each call needs the secret key.

/** A delivery whose turn it is. */
export interface WaitingDelivery {
  number: number;
  event: PlayEvent;
  /** ISO 8601. */
  at: string;
  source: PlaySource;
  play: Played;
  /** The title its person said that it is. */
  chosen: PlayedTitle | null;
  /** The title they said before that this name means, for what no number says. */
  named: PlayedTitle | null;
  /** They said before that the name means none. */
  leftOut: boolean;
}

/** What was found out about a delivery. */
export interface DeliveryResult {
  outcome: Outcome;
  title?: PlayedTitle | undefined;
  episodes?: readonly EpisodePlace[];
  /** The season as a whole that is given stars. */
  season?: number;
  /** How long it is, which is for how long the same is no other play. */
  minutes?: number | null;
  percent?: number;
  stars?: Stars;
  candidates?: readonly PlayedTitle[];
}

const toJson = (value: unknown) => value as Json;

/**
 * Puts what a program sent into the queue of the connection whose secret has this hash (SHA-256): true when it waits for
 * the job, null when the secret is nobody's. Rejects with BackendError.
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

/** The deliveries whose turn it is, the earliest first. */
export async function waitingDeliveries(client: Client, most: number): Promise<WaitingDelivery[]> {
  return (await answerOf(
    client.rpc('waiting_deliveries', { p_limit: most }),
  )) as unknown as WaitingDelivery[];
}

/** Ends a delivery together with what it changes; answers what became of it, null when it waits no more. */
export async function settleDelivery(
  client: Client,
  number: number,
  result: DeliveryResult,
): Promise<string | null> {
  return answerOrNone(client.rpc('settle_delivery', { p_number: number, p_result: toJson(result) }));
}

/** Lets one wait over which the catalogue stumbled while it answered for others. */
export async function postponeDelivery(client: Client, number: number): Promise<void> {
  await answerOrNone(client.rpc('postpone_delivery', { p_number: number }));
}

/** Forgets deliveries that nobody asks for any more; answers how many went. */
export async function trimDeliveries(client: Client): Promise<number> {
  return answerOf(client.rpc('trim_deliveries'));
}
