import { gzipSync } from 'node:zlib';
import { imageSrcset, SHOWN } from '../../src/core/images.ts';
import { detailsAt, listAt } from '../support/tmdb/real-length.ts';
import type { serve } from './picture-host.ts';

const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><style>img{max-width:100%;height:auto}ul{display:grid;padding:0;list-style:none;gap:16px;' +
  'grid-template-columns:repeat(auto-fill,minmax(min(152px,42vw),1fr))}' +
  '@media(min-width:410px) and (max-width:545px){.list{grid-template-columns:repeat(3,minmax(0,1fr))}}</style>';

/**
 * Texts and pictures of a list and of a title, and nothing else: what no page can be faster than by much. Pictures stand in
 * as many columns as ours, and browsers choose among the same sizes.
 */
function bodies(imageUrl: string): Record<string, string> {
  const picture = (size: string, width: number, height: number, path: string, more = '') =>
    `<img src="${imageUrl}/${size}${path}" width="${width}" height="${height}" alt=""${more}>`;
  const sized = (kind: 'poster' | 'backdrop', sizes: string, path: string) =>
    ` srcset="${imageSrcset(imageUrl, kind, path)}" sizes="${sizes}"`;
  const cards = listAt(20).results.map(
    ({ id, title, release_date: released, vote_average: vote, poster_path: poster }) =>
      `<li><a href="/movie/${id}">${picture('w342', 342, 513, poster, ` loading="lazy"${sized('poster', SHOWN.grid, poster)}`)}<h2>${title}</h2></a>` +
      `<p>${released.slice(0, 4)} ${vote.toFixed(1)}</p></li>`,
  );
  const { title, tagline, overview, backdrop_path: backdrop, poster_path: poster, credits } = detailsAt(7);
  const actors = credits.cast
    .slice(0, 10)
    .map(
      ({ name, character, profile_path: photo }) =>
        `<li>${picture('w185', 185, 278, photo, ' loading="lazy"')}<p>${name}</p><p>${character}</p></li>`,
    );
  return {
    '/list': `<h1>Popular Movies</h1><ul class="list">${cards.join('')}</ul>`,
    '/detail':
      `${picture('w780', 780, 439, backdrop, sized('backdrop', SHOWN.backdrop, backdrop))}<h1>${title}</h1>${picture('w342', 342, 513, poster, sized('poster', SHOWN.hero, poster))}` +
      `<p>${tagline}</p><p>${overview}</p><ul>${actors.join('')}</ul>`,
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
