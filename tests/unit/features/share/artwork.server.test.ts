import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createArtwork, fromImageHost } from '../../../../src/features/share/artwork.server.ts';
import { shareCard } from '../../../support/share/cards.ts';

/** An image host with a scripted answer, and its requests. */
async function imageHost(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/t/p`;
  const artwork = createArtwork({ base, fetch: fromImageHost, timeMs: 400, maxBytes: 1000 });
  const poster = (path = '/a.jpg') =>
    artwork(shareCard({ pictures: [{ kind: 'poster', path }] })).then(({ pictures }) => pictures);
  return { asked, artwork, poster };
}

const jpeg = { 'content-type': 'image/jpeg' };

describe('a card’s pictures', () => {
  test('are loaded from the image host, in its sizes, as data', async () => {
    const { asked, artwork } = await imageHost((_, response) => response.writeHead(200, jpeg).end('picture'));
    const made = await artwork(
      shareCard({
        pictures: [
          { kind: 'poster', path: '/a.jpg' },
          { kind: 'profile', path: '/b.jpg' },
        ],
        backdropPath: '/c.jpg',
      }),
    );
    const data = `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`;
    expect(made).toEqual({ pictures: [data, data], backdrop: data });
    expect(asked.sort()).toEqual(['/t/p/h632/b.jpg', '/t/p/w300/c.jpg', '/t/p/w342/a.jpg']);
  });

  test.each([
    '/../../secret',
    'http://169.254.169.254/latest',
    '//evil.test/a.jpg',
    '/a.jpg?x=1',
    '/a b.jpg',
    '',
  ])('are not requested at %j, which is not a catalogue path', async (path) => {
    const { asked, poster } = await imageHost((_, response) => response.writeHead(200, jpeg).end('picture'));
    expect(await poster(path)).toEqual([null]);
    expect(asked).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['missing', (_, response) => response.writeHead(404, jpeg).end('gone')],
    [
      'of another format',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    ],
    ['too large', (_, response) => response.writeHead(200, jpeg).end('x'.repeat(2000))],
    ['endless', (_, response) => void response.writeHead(200, jpeg).write('x')],
    ['never answered', () => undefined],
    [
      'cut off',
      (_, response) =>
        response.writeHead(200, { ...jpeg, 'content-length': 99 }).write('x', () => response.destroy()),
    ],
    ['empty', (_, response) => response.writeHead(200, jpeg).end()],
    [
      'elsewhere',
      ({ url }, response) => {
        if (url?.endsWith('/elsewhere')) response.writeHead(200, jpeg).end('picture');
        else response.writeHead(302, { location: '/elsewhere' }).end();
      },
    ],
  ])('are left out when they are %s', async (_, answer) => {
    const { poster } = await imageHost(answer);
    expect(await poster()).toEqual([null]);
  });
});
