import { request as httpRequest } from 'node:http';
import { expect, test } from '../support/e2e/test.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { openSocket, parseAnswer, readToEnd, requestLines } from '../support/host/raw-http.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

async function othersAreServed(url: string): Promise<void> {
  for (const page of ['/movies/popular', '/profile', '/healthz']) {
    const answer = await fetch(url + page, { signal: AbortSignal.timeout(20_000) });
    expect(answer.status, page).toBe(200);
    await answer.arrayBuffer();
  }
}

function takesNobodyIn(url: string): Promise<void> {
  const door = () =>
    fetch(url).then(
      () => 'open',
      () => 'closed',
    );
  return expect.poll(door).toBe('closed');
}

test('five thousand silent connections, a slow sender and 60 MB are borne while others are served', async () => {
  const marquee = await startMarquee();
  const port = Number(new URL(marquee.url).port);
  try {
    const clients = Array.from({ length: 5000 }, (_, index) => `127.0.1.${1 + (index % 5)}`);
    const silent = await Promise.all(clients.map((client) => openSocket(port, client)));
    const slow = await openSocket(port);
    const cutOff = readToEnd(slow);
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => slow.write('a'), 500);

    const chunk = Buffer.alloc(65_536, 'a');
    const upload = httpRequest(`${marquee.url}/api/page-changed`, { method: 'POST' });
    // The server reads one megabyte more, then hangs up. A write may fail before the client reads the answer.
    const answered = new Promise<number | string | undefined>((resolve) => {
      upload.once('response', ({ statusCode }) => resolve(statusCode));
      upload.on('error', () => resolve('hung up'));
    });
    for (let sent = 0; sent < 60 * 16 && !upload.destroyed; sent++) upload.write(chunk);
    upload.end();

    await othersAreServed(marquee.url);
    expect([413, 'hung up']).toContain(await answered);
    expect(parseAnswer(await cutOff).status).toBe(408);
    clearInterval(drip);
    await othersAreServed(marquee.url);
    for (const socket of silent) socket.destroy();
  } finally {
    expect(await marquee.stop()).toBe(0);
  }
});

test('SIGTERM lets an upload end, says not ready, and a second one does not wait', async () => {
  const marquee = await startMarquee();
  const port = Number(new URL(marquee.url).port);
  const send = async () => {
    const socket = await openSocket(port);
    const answered = readToEnd(socket);
    const lines = requestLines(
      'POST',
      '/api/page-changed',
      'Content-Type: application/json',
      'Content-Length: 25',
    );
    socket.write(`${lines.join('\r\n')}\r\n\r\n{"kind":"movie",`);
    return { socket, answered };
  };
  const first = await send();
  const ready = await openSocket(port);
  const told = readToEnd(ready);
  ready.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n');
  await fetch(`${marquee.url}/healthz`);
  const stopped = marquee.stop();
  await takesNobodyIn(marquee.url);
  ready.write('\r\n');
  expect(parseAnswer(await told).status).toBe(503);
  first.socket.write('"id":603}');
  expect(parseAnswer(await first.answered).status).toBe(204);
  expect(await stopped).toBe(0);

  const again = await startMarquee({ PORT: String(port) });
  await send();
  await fetch(`${again.url}/healthz`);
  const ended = again.stop();
  await takesNobodyIn(again.url);
  again.process.kill('SIGTERM');
  expect(await ended).toBe(1);
});
