import type { OutgoingHttpHeaders } from 'node:http';
import { cookieMark } from '../domain/base-path.ts';
import { spokenPath } from '../domain/language/addresses.ts';
import { currentLanguage } from '../domain/language/current.ts';

/**
 * Puts Marquee below the root of its site (`BASE_PATH`). Whatever is behind the host writes addresses, paths and names of
 * cookies as if it stood at the root; they are taken in and sent out here.
 */
export interface Mount {
  /** What stands before every address of this site: `/apps/marquee`, or nothing. */
  base: string;
  /** What is asked for, seen from the root; a proxy may have taken the base off already. */
  asked(target: string): string;
  /** The cookies of a request that are Marquee's, under the names code knows. */
  cookies(header: string | undefined): string | undefined;
  /**
   * Puts the base, and the prefix of the language of the moment, into an answer of the app: its headers, and if it is a
   * page its addresses.
   */
  finish(answer: { headers: OutgoingHttpHeaders; body?: Buffer }): void;
}

/** What a browser asks for or goes to by; what else looks like a path is somebody's words, or read by our own scripts. */
const ADDRESSES = 'href|src|action|formaction|component-url|renderer-url|before-hydration-url';

/** What makes a browser take a cookie for all of a host alone, or by https alone. */
const PREFIX = /^__(?:Host|Secure)-/;

/** What a reader follows or sends: it stays in the language of the page. What a page is made of has no language. */
const FOLLOWED = new Set(['href', 'action', 'formaction']);

/** The path something of a path is for. */
const under = (base: string, path: string) => (path === '/' ? base : base + path);

/** Where Marquee stands, by the site's public address; at the root of a site only the language is put before paths. */
export function createMount(siteUrl: string): Mount {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const mark = cookieMark(base);
  // Values are escaped, so that a quotation mark is never somebody's. Pictures of this site are named with the base.
  const ownPictures = `${base.slice(1).replaceAll('.', '\\.')}/embedded/`;
  const addresses = new RegExp(` (${ADDRESSES})="(/(?!/|${ownPictures})[^"]*)`, 'g');

  /** The name a browser keeps a cookie under; only one for all of a host may be called so. */
  const nameFor = (name: string) =>
    PREFIX.test(name) ? `__Secure-${mark}${name.replace(PREFIX, '')}` : mark + name;

  function setCookie(cookie: string): string {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const others = attributes.filter((attribute) => !/^path=/i.test(attribute));
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    return [nameFor(pair), ...others, `Path=${under(base, path)}`].join('; ');
  }

  function placeHeaders(headers: OutgoingHttpHeaders): void {
    const { location } = headers;
    if (location?.startsWith('/') && !location.startsWith('//'))
      headers.location = base + spokenPath(location);
    const cookies = headers['set-cookie'];
    if (cookies && base) headers['set-cookie'] = [cookies].flat().map(setCookie);
  }

  return {
    base,
    asked(target) {
      if (!base || !target.startsWith(base)) return target;
      const rest = target.slice(base.length);
      if (rest === '' || rest.startsWith('?')) return `/${rest}`;
      return rest.startsWith('/') ? rest : target;
    },
    cookies(header) {
      if (!base || header === undefined) return header;
      const own = header.split(/;\s*/).flatMap((pair) => {
        if (pair.startsWith(mark)) return [pair.slice(mark.length)];
        const secure = `__Secure-${mark}`;
        return pair.startsWith(secure) ? [`__Host-${pair.slice(secure.length)}`] : [];
      });
      return own.length > 0 ? own.join('; ') : undefined;
    },
    finish(answer) {
      const language = currentLanguage();
      if (base === '' && language === 'en') return;
      placeHeaders(answer.headers);
      if (!answer.body || !String(answer.headers['content-type'] ?? '').startsWith('text/html')) return;
      // Byte by byte: what is looked for is ASCII, and letters of all kinds come out as they went in.
      const text = answer.body
        .toString('latin1')
        .replace(addresses, (_, attribute: string, path: string) => {
          const placed = FOLLOWED.has(attribute) ? spokenPath(path, language) : path;
          return ` ${attribute}="${base}${placed}`;
        })
        .replace('<html ', base ? `<html data-base="${base}" ` : '<html ');
      answer.body = Buffer.from(text, 'latin1');
      if (answer.headers['content-length'] !== undefined)
        answer.headers['content-length'] = answer.body.length;
    },
  };
}
