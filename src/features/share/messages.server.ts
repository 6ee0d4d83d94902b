import type { ShareCard } from '../../core/share-cards.ts';
import type { CardArtwork } from './layout.server.ts';

/** What the drawing process is asked: one card at a time. */
export interface DrawRequest {
  card: ShareCard;
  artwork: CardArtwork;
}

/** What it answers: the PNG, or why there is none. */
export type DrawReply = { png: Uint8Array } | { reason: string };
