import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Takes connections at an address and port, 0 for any free one; answers the port. */
  listen(place: { host: string; port: number }): Promise<number>;
  /** Takes no more, and resolves when those that are open have been answered or their time is up. */
  close(): Promise<void>;
}

/** How long requests under way may take once no more are taken. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 100;

async function bind(server: Server, address: string, port: number): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Listens with as many servers as the name of a machine has addresses: `localhost` is 127.0.0.1 and ::1, and
 * which of them a browser tries first nobody knows. The first address is needed, the others are welcome.
 */
export function createListening(createServer: () => Server): Listening {
  const servers: Server[] = [];
  return {
    async listen({ host, port }) {
      const [first, ...others] = await lookup(host, { all: true });
      const server = createServer();
      const taken = await bind(server, first?.address ?? host, port);
      servers.push(server);
      for (const { address } of others) {
        const other = createServer();
        const bound = await bind(other, address, taken).then(
          () => true,
          () => false,
        );
        if (bound) servers.push(other);
      }
      return taken;
    },
    async close() {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      // A connection that was busy a moment ago stays open for its next request, which nobody would answer.
      const idle = setInterval(
        () => servers.forEach((server) => server.closeIdleConnections()),
        IDLE_CHECK_MS,
      );
      const late = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), DRAIN_MS);
      await Promise.all(closed);
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
