import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Hear } from '../contract.ts';

const connectTimeoutMs = 5_000;
/** Who changes something just then waits no longer for the others to know. */
const againAfterMs = 250;
/** A server that is busy or gone delays no writer for longer. */
const heardWithinMs = 1_000;

export interface Ear {
  /** Resolves once everything committed before has been heard, a second later at the latest; at once without a connection. */
  heard(): Promise<void>;
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
      // Everything is forgotten when it listens again.
      if (!listening) return;
      // PostgreSQL sends what was said by then before it answers.
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
