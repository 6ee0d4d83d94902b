import { setPriority } from 'node:os';
import type { DrawReply, DrawRequest } from './messages.server.ts';
import { renderCard } from './render.server.ts';

// A process of drawing.server.ts, so that its time and memory end with it.

/** Lower priority than pages. */
const BEHIND_PAGES = 5;

try {
  setPriority(BEHIND_PAGES);
} catch {
  // Without permission it runs at normal priority.
}

const answer = (reply: DrawReply) => process.send?.(reply);

process.on('message', ({ card, artwork }: DrawRequest) => {
  renderCard(card, artwork).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

process.once('disconnect', () => process.exit());
