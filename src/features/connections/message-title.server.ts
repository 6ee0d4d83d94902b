import type { Catalogue } from '../../catalogue/contract.ts';
import type { DueMessage } from './webhooks.ts';
import { CatalogueError } from '../../core/errors.ts';
import { photoUrl } from '../../core/images.ts';
import type { TitleId } from '../../core/title.ts';
import { LATE, withinTime } from '../../server/within-time.ts';

/** How long a message waits for its title (ms). */
const PATIENCE_MS = 5000;

/** The catalogue's data about a message's title. */
export interface MessageTitle {
  name: string;
  /** A public URL; null without one. */
  poster: string | null;
}

/** Whether the message's format contains the title's name. */
const namesTitle = ({ shape, event }: DueMessage) => shape !== 'plain' && event !== 'test';

function titleIn({ what, item }: DueMessage): TitleId | null {
  const kind = what === 'episodes' ? 'tv' : item?.['kind'];
  const id = item?.['tmdb'];
  return (kind === 'movie' || kind === 'tv') && typeof id === 'number' ? { kind, id } : null;
}

/**
 * The name and poster of a message's title, for readable formats. Null for others, or if the catalogue does
 * not answer in time: the message is sent without.
 */
export async function titleOfMessage(
  message: DueMessage,
  { catalogue, images }: { catalogue: Pick<Catalogue, 'title'>; images: string },
): Promise<MessageTitle | null> {
  const asked = namesTitle(message) ? titleIn(message) : null;
  if (!asked) return null;
  const answer = catalogue.title(asked, { late: true }).catch((error: unknown) => {
    if (!(error instanceof CatalogueError)) throw error;
    return null;
  });
  const title = await withinTime(answer, PATIENCE_MS);
  if (title === LATE || title === null) return null;
  const poster = photoUrl(images, 'w342', title.posterPath);
  return { name: title.title, poster: poster?.startsWith('https:') ? poster : null };
}
