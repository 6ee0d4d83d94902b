import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A received response. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A connection to a local port; errors close it silently. */
export async function openSocket(port: number, localAddress?: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Reads until the other side closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // Not with once(), which rejects on the error of a cut connection.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

/** The first response in a text; status 0 without one. */
export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

/** Sends exactly these bytes and reads the response. Lines can be without their ends. */
export async function sendRaw(port: number, lines: string | string[], body = ''): Promise<RawAnswer> {
  const socket = await openSocket(port);
  const text = typeof lines === 'string' ? lines : `${lines.join('\r\n')}\r\n\r\n`;
  const answered = readToEnd(socket);
  socket.write(Buffer.from(text + body, 'latin1'));
  return parseAnswer(await answered);
}

/** A request line and the usual headers; closes the connection after the response. */
export function requestLines(method: string, target: string, ...headers: string[]): string[] {
  return [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
}
