import { vi } from 'vitest';
import { loadRatingSummary } from '../../../src/features/reviews/ratings.queries.ts';
import { loadReviewPage } from '../../../src/features/reviews/reviews.queries.ts';
import { signIn, signOut } from '../../../src/core/backend/auth.ts';
import type { Client } from '../../../src/core/backend/client.ts';
import type { Opinions } from '../../../src/features/reviews/opinions.ts';
import type { ReviewQuery } from '../../../src/features/reviews/reviews.ts';
import type { TitleId } from '../../../src/core/title.ts';
import { openOpinions } from '../../../src/features/reviews/opinions.store.ts';
import { $reviews } from '../../../src/features/reviews/reviews.store.ts';
import { $session, changeSession } from '../../../src/core/stores/session.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { PASSWORD } from '../database/people.ts';

const NEWEST: ReviewQuery = { page: 1, order: 'newest', rating: null };

/** A title's opinions as rendered by the server, the same for all visitors. */
export async function renderedOpinions(visitor: Client, title: TitleId, query = NEWEST): Promise<Opinions> {
  const [ratings, page] = await Promise.all([
    loadRatingSummary(visitor, title),
    loadReviewPage(visitor, title, query),
  ]);
  return { kind: 'ok', query, ratings, page };
}

/** Opens a title's page with the server's opinions, and waits for it to settle. */
export async function openTitlePage(server: BackendServer, title: TitleId, query = NEWEST): Promise<void> {
  openOpinions(title, await renderedOpinions(server.client() as Client, title, query));
  await settled();
}

/** Waits until the reviews show the last request. */
export async function settled(): Promise<void> {
  await vi.waitFor(() => {
    if ($session.get().kind === 'unknown') throw new Error('nobody knows who this is');
    if ($reviews.get()?.state.kind !== 'ready') throw new Error('reviews are being loaded');
  });
}

/** Signs this browser in. */
export async function enter(email: string): Promise<void> {
  await changeSession((client) => signIn(client, email, PASSWORD));
  await vi.waitFor(() => {
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
