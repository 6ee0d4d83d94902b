import path from 'node:path';
import { cardVersion, type CardFamily, type ShareCard } from '../../core/share-cards.ts';
import { LATE, withinTime } from '../../server/within-time.ts';
import { createArtwork, type FetchImage } from './artwork.server.ts';
import { createDrawing, type DrawingLimits } from './drawing.server.ts';
import { createKeptCards, type KeptCards } from './kept-cards.server.ts';

const MEGABYTE = 1024 * 1024;

/** A card as PNG. */
interface DrawnCard {
  png: Uint8Array;
  /** Whether all its images were loaded. */
  whole: boolean;
}

/** Share cards for link previews. */
export interface ShareCards {
  /** A cached card; null if it must be drawn. */
  kept(card: ShareCard): Promise<Uint8Array | null>;
  /**
   * Draws a card, and caches it if all images were loaded. Null if there is no capacity, or if it takes too
   * long; then it is finished for the next request. Concurrent requests share one drawing (single flight).
   */
  draw(card: ShareCard): Promise<DrawnCard | null>;
  /** Evicts the cards of something that is no longer public. */
  forget(family: CardFamily, id: string): Promise<void>;
  close(): void;
}

interface CardsOptions extends DrawingLimits {
  /** The data directory; cards are in a subdirectory that backups leave out. */
  dataDirectory: string;
  imageBase: string;
  fetchImage: FetchImage;
  keptBytes?: number;
  patienceMs?: number;
}

/** About the timeout of sites that show link previews. */
const PATIENCE_MS = 10_000;

const fileOf = (card: ShareCard) => `${card.family}-${card.id}-${cardVersion(card)}.png`;

/** Creates the service that draws cards and caches them on disk. */
export function createShareCards(options: CardsOptions): ShareCards {
  const { dataDirectory, imageBase, fetchImage, keptBytes = 200 * MEGABYTE } = options;
  const { patienceMs = PATIENCE_MS } = options;
  const files: KeptCards = createKeptCards(path.join(dataDirectory, 'cards'), keptBytes);
  const artworkOf = createArtwork({ base: imageBase, fetch: fetchImage });
  const drawing = createDrawing(options);
  /** Cards being drawn (single flight). */
  const underWay = new Map<string, Promise<DrawnCard | null>>();

  async function make(card: ShareCard, file: string): Promise<DrawnCard | null> {
    let whole = true;
    const png = await drawing.draw(async () => {
      const artwork = await artworkOf(card);
      whole = !artwork.pictures.includes(null) && (card.backdropPath === null || artwork.backdrop !== null);
      return { card, artwork };
    });
    if (png && whole) await files.write(file, png);
    return png && { png, whole };
  }

  return {
    kept: (card) => files.read(fileOf(card)),
    draw: async (card) => {
      const file = fileOf(card);
      const work = underWay.get(file) ?? make(card, file).finally(() => underWay.delete(file));
      underWay.set(file, work);
      const drawn = await withinTime(work, patienceMs);
      return drawn === LATE ? null : drawn;
    },
    forget: (family, id) => files.remove(`${family}-${id}-`),
    close: () => drawing.close(),
  };
}
