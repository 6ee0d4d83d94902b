import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server of these tests that speaks enough of Redis' protocol (RESP2) for a cache. */
export interface RedisServer {
  url: string;
  /** What it holds. */
  values: Map<string, string>;
  /** Stops listening and drops everybody. */
  close(): Promise<void>;
}

const bulk = (text: string | undefined) =>
  text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The complete commands at the start of what has come, and the bytes after them. */
function commandsIn(bytes: Buffer): { commands: string[][]; rest: Buffer } {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const read = oneCommand(bytes, at);
    if (!read) return { commands, rest: bytes.subarray(at) };
    commands.push(read.words);
    at = read.end;
  }
}

function oneCommand(bytes: Buffer, start: number): { words: string[]; end: number } | null {
  const line = (from: number) => {
    const end = bytes.indexOf('\r\n', from);
    return end < 0 ? null : { text: bytes.toString('utf8', from, end), end: end + 2 };
  };
  const head = line(start);
  if (!head) return null;
  const words: string[] = [];
  let at = head.end;
  for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
    const size = line(at);
    if (!size) return null;
    const end = size.end + Number(size.text.slice(1));
    if (bytes.length < end + 2) return null;
    words.push(bytes.toString('utf8', size.end, end));
    at = end + 2;
  }
  return { words, end: at };
}

/** Starts one on a free port of this machine. */
export async function startRedisServer(): Promise<RedisServer> {
  const values = new Map<string, string>();
  const sockets = new Set<Socket>();
  const answer = ([command = '', key = '', value = '']: string[]): string => {
    switch (command.toLowerCase()) {
      case 'get':
        return bulk(values.get(key));
      case 'set':
        values.set(key, value);
        return '+OK\r\n';
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    let waiting: Buffer = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const { commands, rest } = commandsIn(Buffer.concat([waiting, chunk]));
      waiting = rest;
      for (const command of commands) socket.write(answer(command));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    values,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
