import { NEWS_CHANNEL, type News } from '../domain/auth/drawn.ts';
import { BASE } from '../domain/base-path.ts';
import { memoryIn } from '../domain/memory-in.ts';

/** What tabs of this browser tell each other; a tab does not hear itself. */
export interface Channel {
  tell(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** All lines are one channel of the browser, so that a page that sleeps hears that there is news (components/shell/drawn.ts). */
export function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(BASE + NEWS_CHANNEL);
  return {
    tell: (message) => {
      memoryIn(() => localStorage).keep(NEWS_CHANNEL, Date.now());
      channel.postMessage({ name, message } satisfies News);
    },
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
        if (data.name === name) listener(data.message);
      });
    },
    close: () => {
      channel.close();
    },
  };
}
