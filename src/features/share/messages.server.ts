import type { ShareCard } from '../../core/share-cards.ts';
import type { CardArtwork } from './layout.server.ts';

/** The request to a drawing process. */
export interface DrawRequest {
  card: ShareCard;
  artwork: CardArtwork;
}

/** Its reply: the PNG, or why there is none. */
export type DrawReply = { png: Uint8Array } | { reason: string };
