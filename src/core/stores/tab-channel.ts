import { BASE } from '../base-path.ts';
import { memoryIn } from '../memory-in.ts';

/** Broadcasts between tabs of this browser; a tab does not receive its own. */
export interface Channel {
  tell(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** Storage key of recent messages. A sign-out removes it. */
export const RECENT_NEWS = 'marquee-news';

/** Age and number of stored messages: a page hydrates within seconds after the server rendered it. */
const [RECENT_MS, RECENT_COUNT] = [60_000, 50];

interface News {
  name: string;
  message: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

const memory = memoryIn(() => localStorage);

/**
 * By the wall clock, like `News.at`: `performance.timeOrigin` falls behind it while a machine sleeps (w3c/hr-time 115).
 */
const requestedAt = Date.now() - performance.now();

/** Messages of the last minute, oldest first. Those later than now are invalid: the clock was set back. */
function recentNews(): News[] {
  const now = Date.now();
  const kept = (memory.recall(RECENT_NEWS) ?? []) as News[];
  return kept.filter(({ at }) => at > now - RECENT_MS && at <= now);
}

/**
 * Opens a broadcast channel. A new listener first receives messages sent since the page was requested: the server may
 * have rendered it before them, and an island hydrates later.
 */
export function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(`${BASE}${name}`);
  return {
    tell(message) {
      const news: News = { name, message, at: Date.now() };
      memory.keep(RECENT_NEWS, [...recentNews(), news].slice(-RECENT_COUNT));
      channel.postMessage(message);
    },
    listen(listener) {
      channel.addEventListener('message', ({ data }) => listener(data));
      for (const news of recentNews())
        if (news.name === name && news.at > requestedAt) listener(news.message);
    },
    close: () => channel.close(),
  };
}
