import type { OutgoingHttpHeaders } from 'node:http';
import { baseOf, cookieMark } from '../core/base-path.ts';

/**
 * Takes off what is before the path of a request below the root of its site (`BASE_PATH`), and what is before the names of
 * its cookies: the app knows both as at the root. Cookies that it sets get it again; addresses come with it (`routes.ts`).
 */
export interface Mount {
  /** What begins every path of this site: `/apps/marquee`, or nothing. */
  base: string;
  /** What is asked for, seen from the root; a proxy may have taken the base off already. */
  asked(target: string): string;
  /** The cookies of a request that are Marquee's, under the names code knows. */
  cookies(header: string | undefined): string | undefined;
  /** The cookies an answer sets, under the names a browser keeps them by. */
  setCookies(headers: OutgoingHttpHeaders): void;
}

/** What makes a browser take a cookie for all of a host alone, or by https alone. */
const PREFIX = /^__(?:Host|Secure)-/;

/** The path something of a path is for. */
const under = (base: string, path: string) => (path === '/' ? base : base + path);

/** Where Marquee is, by the site's public address. */
export function createMount(siteUrl: string): Mount {
  const base = baseOf(siteUrl);
  const mark = cookieMark(base);

  /** The name a browser keeps a cookie under; only one for all of a host may be called so. */
  const nameFor = (name: string) =>
    PREFIX.test(name) ? `__Secure-${mark}${name.replace(PREFIX, '')}` : mark + name;

  function setCookie(cookie: string): string {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const others = attributes.filter((attribute) => !/^path=/i.test(attribute));
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    return [nameFor(pair), ...others, `Path=${under(base, path)}`].join('; ');
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
    setCookies(headers) {
      const cookies = headers['set-cookie'];
      if (cookies && base) headers['set-cookie'] = [cookies].flat().map(setCookie);
    },
  };
}
