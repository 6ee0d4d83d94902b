import type { OutgoingHttpHeaders } from 'node:http';
import { baseOf, cookieMark } from '../core/base-path.ts';

/**
 * Maps requests below a base path (`BASE_PATH`) to the root, which is all the app sees: removes the base from
 * paths and the prefix from cookie names, and adds both to the cookies the app sets. Links get the base in
 * `routes.ts`.
 */
export interface Mount {
  /** The base path such as `/apps/marquee`, or empty. */
  base: string;
  /** A request target without the base, which a proxy may have removed already. */
  asked(target: string): string;
  /** A request's cookies of this site, by their names in the code. */
  cookies(header: string | undefined): string | undefined;
  /** Adds base and prefix to the cookies a response sets. */
  setCookies(headers: OutgoingHttpHeaders): void;
}

/** Cookie name prefixes that bind a cookie to the whole host or to HTTPS. */
const PREFIX = /^__(?:Host|Secure)-/;

/** A cookie's path below the base. */
const under = (base: string, path: string) => (path === '/' ? base : base + path);

/** Creates the mapping from the site's public URL. */
export function createMount(siteUrl: string): Mount {
  const base = baseOf(siteUrl);
  const mark = cookieMark(base);

  /**
   * The cookie's name in the browser. `__Host-` requires the path `/`, so a cookie below a base uses
   * `__Secure-`.
   */
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
