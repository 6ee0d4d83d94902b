import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from '../../contract/client-of.ts';

/** Above this, the longest idle connections are closed. */
const MAX_OPEN = 5_000;
/** Limit per client; above it, only this client's idle connections are closed. */
const MAX_PER_CLIENT = 1_000;

export interface Connections {
  /** Counts and limits the connections a server accepts. */
  watch(server: Server): void;
  readonly open: number;
}

/**
 * Limits connections without refusing any: each new one is accepted, and the longest idle one is closed for
 * it. A client that opens thousands of idle connections only closes its own.
 */
export function createConnections(): Connections {
  const idle = new Set<Socket>();
  const idleOf = new Map<string, Set<Socket>>();
  const open = new Map<string, number>();
  let total = 0;

  function rest(socket: Socket, client: string): void {
    if (socket.destroyed) return;
    idle.add(socket);
    let own = idleOf.get(client);
    if (!own) idleOf.set(client, (own = new Set()));
    own.add(socket);
  }

  function work(socket: Socket, client: string): void {
    idle.delete(socket);
    const own = idleOf.get(client);
    own?.delete(socket);
    if (own?.size === 0) idleOf.delete(client);
  }

  return {
    watch(server) {
      server.on('connection', (socket) => {
        const client = clientOf(socket.remoteAddress ?? '');
        total += 1;
        open.set(client, (open.get(client) ?? 0) + 1);
        let oldest: Socket | undefined;
        if ((open.get(client) ?? 0) > MAX_PER_CLIENT) [oldest] = idleOf.get(client) ?? [];
        else if (total > MAX_OPEN) [oldest] = idle;
        oldest?.destroy();
        rest(socket, client);
        socket.once('close', () => {
          total -= 1;
          work(socket, client);
          const left = (open.get(client) ?? 1) - 1;
          if (left > 0) open.set(client, left);
          else open.delete(client);
        });
      });

      server.on('request', ({ socket }, response) => {
        const client = clientOf(socket.remoteAddress ?? '');
        work(socket, client);
        response.once('close', () => rest(socket, client));
      });
    },
    get open() {
      return total;
    },
  };
}
