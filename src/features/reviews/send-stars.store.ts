import type { Stars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { sendMark } from '../marks/send-mark.store.ts';

/** Sends stars of a title, and shows that they have marked it as watched. */
export async function sendStars({ kind, id }: TitleId, stars: Stars | null): Promise<void> {
  const { userId, answer } = await sendMark({ what: 'stars', title: { kind, id }, stars });
  if (!answer) return;
  const loaded = await attempt(() => import('./seen-by-stars.store.ts'));
  if (loaded.kind === 'ok') loaded.value.tellSeen(userId, answer);
}
