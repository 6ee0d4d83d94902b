import { BackendError, onServer } from '../../core/backend/errors.ts';
import {
  loadProfileFavorites,
  loadProfileWatches,
  loadPublicProfile,
} from '../public-profile/public-profiles.queries.ts';
import { today } from '../../core/dates.ts';
import type { Outcome } from '../../core/outcome.ts';
import { isHandle } from '../public-profile/public-profile.ts';
import { profileCard } from './people-cards.ts';
import type { ShareCard } from '../../core/share-cards.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { readerClient } from '../../server/session.ts';
import { loadKeptNumbers } from '../../server/profile-numbers.ts';

async function read(handle: string): Promise<ShareCard | null> {
  const [{ clock }, client] = await Promise.all([services(), readerClient()]);
  const profile = await loadPublicProfile(client, handle, null);
  if (profile?.handle !== handle) return null;
  const whose = { userId: profile.userId, key: null };
  const { parts } = profile;
  const [favorites, watches, numbers] = await Promise.all([
    parts.favorites ? loadProfileFavorites(client, whose) : [],
    parts.watches ? loadProfileWatches(client, whose) : [],
    parts.numbers ? loadKeptNumbers(client, profile, null, today(clock)) : null,
  ]);
  return profileCard({ profile, favorites, watches, numbers });
}

/** Loads the share card of a public profile; notFound for others. */
export async function loadProfileCard(
  handle: string,
  requestId: string,
): Promise<Outcome<{ card: ShareCard }>> {
  if (!isHandle(handle)) return { kind: 'notFound' };
  try {
    const card = await read(handle);
    return card ? { kind: 'ok', card } : { kind: 'notFound' };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    const { message } = onServer(error);
    log.warn({ requestId, err: error.cause }, inLog(error));
    return { kind: 'error', message, status: 503, retryAfter: 5 };
  }
}
