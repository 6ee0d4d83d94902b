import { Client } from 'pg';
import type { Hear } from '../contract.ts';

const connectTimeoutMs = 5_000;
/** Who changes something just then waits no longer for the others to know. */
const againAfterMs = 250;

export interface Ear {
  close(): Promise<void>;
}

/**
 * Listens to a channel on a connection of its own, which is made anew when it is lost: `hear` is told null then, since
 * nobody repeats what was said meanwhile. Resolves when it listens, or could not at first.
 */
export async function listenTo(url: string, channel: string, hear: Hear): Promise<Ear> {
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(isFirst: boolean): Promise<void> {
    const mine = new Client({
      connectionString: url,
      application_name: 'marquee ear',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client = mine;
    const again = () => {
      if (closed || client !== mine) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(false), againAfterMs).unref();
    };
    mine.on('error', again).on('end', again);
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      if (!isFirst) hear(null);
    } catch {
      again();
    }
  }

  await connect(true);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}
