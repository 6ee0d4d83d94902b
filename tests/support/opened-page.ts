import { vi } from 'vitest';
import { loadRatingSummary } from '../../src/backend/ratings.ts';
import { loadReviewPage } from '../../src/backend/reviews.ts';
import { signIn, signOut } from '../../src/backend/auth.ts';
import type { Client } from '../../src/backend/client.ts';
import type { ReviewQuery } from '../../src/domain/reviews.ts';
import type { TitleId } from '../../src/domain/title.ts';
import { openOpinions } from '../../src/stores/opinions.ts';
import { $reviews } from '../../src/stores/reviews.ts';
import { $session, changeSession } from '../../src/stores/session.ts';
import type { BackendServer } from './backend-server.ts';
import { PASSWORD } from './people.ts';

/** Waits until a check passes, for as long as a busy machine may need. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000 });
}

const NEWEST: ReviewQuery = { page: 1, order: 'newest', rating: null };

/** Opens a title's page with what the server would have rendered into it, and waits until it is settled. */
export async function openTitlePage(server: BackendServer, title: TitleId, query = NEWEST): Promise<void> {
  const visitor = server.client() as Client;
  const [ratings, page] = await Promise.all([
    loadRatingSummary(visitor, title),
    loadReviewPage(visitor, title, query),
  ]);
  openOpinions(title, { kind: 'ok', query, ratings, page });
  await settled();
}

/** Waits until the reviews show what was asked for last. */
export async function settled(): Promise<void> {
  await eventually(() => {
    if ($session.get().kind === 'unknown') throw new Error('nobody knows who this is');
    if ($reviews.get()?.state.kind !== 'ready') throw new Error('reviews are being loaded');
  });
}

/** Signs this browser in as somebody. */
export async function enter(email: string): Promise<void> {
  await changeSession((client) => signIn(client, email, PASSWORD));
  await eventually(() => {
    const session = $session.get();
    if (session.kind !== 'signedIn' || !session.profile) throw new Error('not signed in yet');
  });
  if ($reviews.get()) await settled();
}

/** Signs this browser out. */
export async function leave(): Promise<void> {
  await changeSession((client) => signOut(client));
  if ($reviews.get()) await settled();
}

/** Runs something while the network is down. */
export async function offline<Result>(work: () => Promise<Result>): Promise<Result> {
  const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  try {
    return await work();
  } finally {
    fetches.mockRestore();
  }
}
