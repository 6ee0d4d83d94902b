import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Listens on an address and port; 0 for any free port. Resolves with the port. */
  listen(place: { host: string; port: number }): Promise<number>;
  /** Stops accepting connections. Resolves when open requests are answered or timed out. */
  close(): Promise<void>;
}

/** Time for open requests after the server closed. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 100;

async function bind(server: Server, address: string, port: number): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Listens on every address of a host name: `localhost` is 127.0.0.1 and ::1, and browsers differ in which
 * they try first. Rejects only if the first address fails.
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
      // Closes connections that became idle after `close`: they would wait for a request that is never
      // answered.
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
