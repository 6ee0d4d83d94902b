import { gzipSync } from 'node:zlib';
import type { serve } from './picture-host.ts';

const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><style>img{max-width:100%;height:auto}ul{display:grid;padding:0;list-style:none;gap:16px;' +
  'grid-template-columns:repeat(auto-fill,minmax(170px,1fr))}</style>';

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Texts and pictures of a list and of a title, and nothing else: what no page can be faster than by much. */
function bodies(imageUrl: string): Record<string, string> {
  const picture = (size: string, width: number, height: number, name: string, more = '') =>
    `<img src="${imageUrl}/${size}/${name}.jpg" width="${width}" height="${height}" alt=""${more}>`;
  const card = (index: number) =>
    `<li><a href="/movie/${index}">${picture('w342', 342, 513, `poster${index}`, ' loading="lazy"')}` +
    `<h2>A title of the list ${index}</h2></a><p>19${10 + index}</p></li>`;
  const actor = (index: number) =>
    `<li>${picture('w185', 185, 278, `actor${index}`, ' loading="lazy"')}<p>Actor ${index}</p></li>`;
  return {
    '/list': `<h1>Popular Movies</h1><ul>${many(20, card)}</ul>`,
    '/detail':
      `${picture('w780', 780, 439, 'backdrop')}<h1>A title</h1>${picture('w342', 342, 513, 'poster')}` +
      `<p>${'What it is about, in some words. '.repeat(12)}</p><ul>${many(10, actor)}</ul>`,
  };
}

/** Handles requests for the bare list and the bare title. */
export function barePage(imageUrl: string): Parameters<typeof serve>[1] {
  const pages = bodies(imageUrl);
  return ({ url = '' }, response) => {
    const body = pages[url];
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    response.writeHead(body === undefined ? 404 : 200, headers);
    response.end(gzipSync(HEAD + (body ?? '')));
  };
}
