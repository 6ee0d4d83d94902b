import type { Catalogue } from '../../catalogue/contract.ts';
import type { DueMessage } from './webhooks.ts';
import { CatalogueError } from '../../core/errors.ts';
import { photoUrl } from '../../core/images.ts';
import type { TitleId } from '../../core/title.ts';
import { LATE, withinTime } from '../../server/within-time.ts';

/** Milliseconds a message waits for the name of its title. */
const PATIENCE_MS = 5000;

/** What the catalogue says of the title of a message; null where it does not say. */
export interface MessageTitle {
  name: string;
  /** An address anybody can ask; null where there is none. */
  poster: string | null;
}

/** Whether the form of a message names its title in words. */
const namesTitle = ({ shape, event }: DueMessage) => shape !== 'plain' && event !== 'test';

function titleIn({ what, item }: DueMessage): TitleId | null {
  const kind = what === 'episodes' ? 'tv' : item?.['kind'];
  const id = item?.['tmdb'];
  return (kind === 'movie' || kind === 'tv') && typeof id === 'number' ? { kind, id } : null;
}

/**
 * The name and poster of the title a message is of, for forms that people read. Null for others, and where the catalogue
 * does not answer in time: the message leaves without it.
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
