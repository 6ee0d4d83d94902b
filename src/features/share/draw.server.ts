import { setPriority } from 'node:os';
import type { DrawReply, DrawRequest } from './messages.server.ts';
import { renderCard } from './render.server.ts';

// A process of its own, started by `drawing.ts`: what it takes in time and memory ends with it.

/** Pages come first. */
const BEHIND_PAGES = 5;

try {
  setPriority(BEHIND_PAGES);
} catch {
  // Where it may not say so it draws at the pace of everything else.
}

const answer = (reply: DrawReply) => process.send?.(reply);

process.on('message', ({ card, artwork }: DrawRequest) => {
  renderCard(card, artwork).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

process.once('disconnect', () => process.exit());
