import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { toPng } from '../../../../src/features/share/png.server.ts';

const document = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="61" height="37">${body}</svg>`;

test('Keeps a picture’s pixels when written and read', () => {
  const first = new Resvg(
    document(
      '<defs><linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#04f"/></linearGradient></defs>' +
        '<rect width="61" height="37" fill="url(#g)"/><circle cx="20" cy="15" r="11" fill="#fff"/>',
    ),
  ).render();
  const written = toPng(first).toString('base64');
  const again = new Resvg(
    document(`<image width="61" height="37" href="data:image/png;base64,${written}"/>`),
  ).render();
  expect(again.pixels.equals(first.pixels)).toBe(true);
});
