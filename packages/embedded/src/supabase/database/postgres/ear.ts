import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Hear } from '../contract.ts';

const connectTimeoutMs = 5_000;
/** Delay before reconnecting. Notifications sent meanwhile are lost. */
const againAfterMs = 250;
/** Timeout of `heard`, so that a slow server does not delay writers. */
const heardWithinMs = 1_000;

export interface Ear {
  /** Resolves once all earlier notifications were received, within a second; at once without a connection. */
  heard(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Subscribes to a channel on its own connection, with reconnects: `hear` then gets null, since missed
 * notifications are not repeated. Resolves after the first attempt, whether it succeeded or not.
 */
export async function listenTo(url: string, channel: string, hear: Hear): Promise<Ear> {
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let listening = false;

  async function connect(isFirst: boolean): Promise<void> {
    const mine = new Client({
      connectionString: url,
      application_name: 'marquee ear',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client = mine;
    const again = () => {
      if (client !== mine) return;
      listening = false;
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(false), againAfterMs).unref();
    };
    mine.on('error', again).on('end', again);
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      listening = true;
      if (!isFirst) hear(null);
    } catch {
      again();
    }
  }

  await connect(true);
  return {
    async heard() {
      // Reconnecting evicts everything anyway.
      if (!listening) return;
      // PostgreSQL sends pending notifications before the response.
      const answered = client.query('select 1').catch(() => undefined);
      await Promise.race([answered, pause(heardWithinMs, undefined, { ref: false })]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}
