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
  /** Whether all its pictures could be had. */
  whole: boolean;
}

/** What pages look like in link previews, as pictures. */
export interface ShareCards {
  /** A card that is kept; null for one that must be drawn. */
  kept(card: ShareCard): Promise<Uint8Array | null>;
  /**
   * The card, drawn, and kept if it is whole. Null when there is no time for it now; one that only takes longer than
   * whoever asks can wait is drawn to its end, for the next. Whoever asks for one that is being drawn gets the same.
   */
  draw(card: ShareCard): Promise<DrawnCard | null>;
  /** Takes the cards of something away that is not for everybody any more. */
  forget(family: CardFamily, id: string): Promise<void>;
  close(): void;
}

interface CardsOptions extends DrawingLimits {
  /** The data directory; cards lie in a folder of it, which no backup needs. */
  dataDirectory: string;
  imageBase: string;
  fetchImage: FetchImage;
  keptBytes?: number;
  patienceMs?: number;
}

/** Sites that show link previews wait about as long for a picture. */
const PATIENCE_MS = 10_000;

const fileOf = (card: ShareCard) => `${card.family}-${card.id}-${cardVersion(card)}.png`;

/** Draws share cards, each once, and keeps them on disk. */
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
