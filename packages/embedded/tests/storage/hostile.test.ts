import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../support/persona.ts';
import { pictureBytes } from '../support/pictures.ts';
import { openStorage, type StorageHandler } from '../support/storage-handler.ts';

let storage: StorageHandler;
const png = pictureBytes('image/png');
const shown = `public/avatars/${ids.owner}.png`;

beforeAll(async () => {
  storage = await openStorage();
});
beforeEach(async () => {
  await storage.put(png, 'image/png');
});
afterAll(() => storage.close());

/** The old avatar is whole, and nothing else was left on the disk. */
async function expectNothingChanged(): Promise<void> {
  expect(await (await storage.send(shown)).bytes()).toEqual(png);
  expect(await storage.files()).toHaveLength(1);
  expect(storage.faults).toEqual([]);
}

async function expectRefusal(response: Response, statusCode: string, code: string): Promise<void> {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode, code });
  await expectNothingChanged();
}

/** The start of a PNG that says it has so many pixels a side. */
function hugePng(side: number): Uint8Array<ArrayBuffer> {
  const bytes = png.slice();
  new DataView(bytes.buffer).setUint32(16, side);
  return bytes;
}

describe('an upload that is no picture', () => {
  test.each<[string, BodyInit, string]>([
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['an SVG said to be a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
    ['a page said to be a PNG', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a page', '<!doctype html>', 'text/html'],
    ['a GIF said to be a PNG', pictureBytes('image/gif'), 'image/png'],
    ['an AVIF', '\0\0\0\x1cftypavif', 'image/avif'],
    ['nothing at all', new Uint8Array(), 'image/gif'],
    ['half a signature', png.slice(0, 5), 'image/png'],
    ['a signature and no more', png.slice(0, 8), 'image/png'],
    ['a picture without a type', png, ''],
    ['a type with a second line', png, 'image'],
  ])('is refused: %s', async (_name, body, type) => {
    await expectRefusal(await storage.put(body, type), '415', 'InvalidMimeType');
  });

  test('is refused by its own pixels before anybody has to unfold them', async () => {
    await expectRefusal(await storage.put(hugePng(20_000), 'image/png'), '413', 'EntityTooLarge');
    expect((await storage.put(hugePng(8192), 'image/png')).status).toBe(200);
  });

  test('is shown as the picture it began as and nothing else', async () => {
    const polyglot = new Blob([png, '<script>alert(1)</script>']);
    expect((await storage.put(await polyglot.arrayBuffer(), 'image/png')).status).toBe(200);
    const { headers } = await storage.send(shown);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is a download when it came in another way', async () => {
    await storage.database.exec(
      `update storage.objects set metadata = jsonb_set(metadata, '{mimetype}', '"text/html"')`,
    );
    const { headers } = await storage.send(shown);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  });
});

describe('an upload that is too much', () => {
  const megabyte = new Uint8Array(1024 * 1024);
  const stream = (pieces: number, end: (controller: ReadableStreamDefaultController) => void) => {
    let sent = 0;
    return new ReadableStream({
      pull(controller) {
        if (sent++ === 0) controller.enqueue(png);
        else if (sent <= pieces) controller.enqueue(megabyte);
        else end(controller);
      },
    });
  };

  test('is refused by what it announces', async () => {
    const form = new FormData();
    form.append('', new Blob([png, new Uint8Array(30 * 1024 * 1024)], { type: 'image/png' }));
    const name = `avatars/${ids.owner}.png`;
    const headers = { 'x-upsert': 'true', 'content-length': String(30 * 1024 * 1024) };
    await expectRefusal(
      await storage.send(name, { method: 'POST', body: form, headers }),
      '413',
      'EntityTooLarge',
    );
  });

  test('is refused as soon as it has come, whatever it announced', async () => {
    const endless = stream(30, (controller) => controller.error(new Error('read on after the limit')));
    await expectRefusal(await storage.put(endless, 'image/png'), '413', 'EntityTooLarge');
  });

  test('is refused one byte above the limit of the bucket', async () => {
    const limit = 2 * 1024 * 1024;
    const large = new Uint8Array(limit + 1);
    large.set(png);
    await expectRefusal(await storage.put(large, 'image/png'), '413', 'EntityTooLarge');
    const form = new FormData();
    form.append('', new Blob([large], { type: 'image/png' }));
    const headers = { 'x-upsert': 'true' };
    const inForm = storage.send(`avatars/${ids.owner}.png`, { method: 'POST', body: form, headers });
    await expectRefusal(await inForm, '413', 'EntityTooLarge');
    expect((await storage.put(large.slice(0, limit), 'image/png')).status).toBe(200);
  });

  test('leaves everything as it was when it breaks off half-way', async () => {
    const broken = stream(1, (controller) => controller.error(new Error('connection lost')));
    await expectRefusal(await storage.put(broken, 'image/png'), '400', 'InvalidRequest');
  });

  test('is refused as a form that is none, or one of two files', async () => {
    await expectRefusal(await storage.put('--x', 'multipart/form-data; boundary=y'), '400', 'InvalidRequest');
    const form = new FormData();
    for (const name of ['', 'second']) form.append(name, new Blob([png], { type: 'image/png' }));
    const send = storage.send(`avatars/${ids.owner}.png`, { method: 'POST', body: form });
    await expectRefusal(await send, '400', 'InvalidRequest');
  });
});

describe('a name that leads elsewhere', () => {
  test.each([
    ['..%2f..%2fetc%2fpasswd'],
    ['%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['x%2f..%2fy.png'],
    ['%2fetc%2fpasswd'],
    ['a%2f%2fb.png'],
    ['a.png%2f'],
    ['..%5c..%5cboot.ini'],
    ['a%00.png'],
    ['a%ff.png'],
    ['a%0d%0ab.png'],
    ['%F0%9F%98%80.png'],
    ['%'],
    [`${'x'.repeat(300)}.png`],
    [''],
  ])('is refused: %s', async (name) => {
    await expectRefusal(await storage.put(png, 'image/png', name), '400', 'InvalidKey');
  });

  test.each(['public/avatars/..%2f..%2fbackend-keys.json', 'public/..%2favatars/x.png', 'public/%00/x.png'])(
    'shows nothing: %s',
    async (path) => {
      expect((await storage.send(path)).status).toBe(400);
      await expectNothingChanged();
    },
  );

  test('removes and lists nothing', async () => {
    const json = { 'content-type': 'application/json' };
    const prefixes = ['../', '%', "' or true --", '*', ''];
    const removed = await storage.send('avatars', {
      method: 'DELETE',
      headers: json,
      body: JSON.stringify({ prefixes }),
    });
    expect(await removed.json()).toEqual([]);
    for (const prefix of ['../', '%', "' or true --", '\\']) {
      const listed = await storage.send('list/avatars', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ prefix }),
      });
      expect(await listed.json()).toEqual([]);
    }
    await expectNothingChanged();
  });
});
