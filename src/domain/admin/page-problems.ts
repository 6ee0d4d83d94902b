import { placeAt } from '../pages.ts';

/** Where a page tells the server what broke in it. */
export const PROBLEMS_PATH = '/api/problems';

/** Bytes a report may have. */
export const PROBLEM_BYTES = 8 * 1024;
/** Reports one client may send in a minute. */
export const PROBLEMS_PER_MINUTE = 10;

/** What broke in somebody's page, without the person: {@link impersonal} made it so. */
export interface PageProblem {
  message: string;
  /** Where in the scripts, a place a line; empty where the browser does not say. */
  stack: string;
}

/** Characters of a message and of a line of a stack that are looked at, and places of a stack that are kept. */
const MESSAGE_LENGTH = 400;
const LINE_LENGTH = 400;
const PLACES = 30;

/** What a browser quotes is often what somebody typed; names of the program stand in single quotes. */
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|'(?![\w$.[\]#-]{1,60}')[^']*'/g;
const MAIL = /[^\s@<>()]+@[\w-]+(?:\.[\w-]+)+/g;
const IDENTIFIER = /[\w-]{32,}|\b[0-9a-f]{20,}\b/gi;
/** An address in three parts: its site, its path, and what follows up to the line and column of a stack. */
const ADDRESS = /(https?:\/\/[^\s/?#)]+)(\/[^\s?#)]*?)?(?:[?#][^\s)]*?)?(?=(?::\d+){0,2}(?:[\s)]|$))/gi;
/** What secrets of addresses are made of, which no name of a file or function is. */
const SECRET = /[0-9a-f]{20,}/gi;
/** How a line of a stack ends, in every browser's way of writing it. */
const PLACE = /:\d+:\d+\)?$/;

/**
 * What a log may call the page at a path: a page that is the same for every visitor is named by its path; of any other,
 * and of a list or a person's page by link, the path may name somebody or be a secret.
 */
export function impersonalPath(path: string): string | undefined {
  const { row, kept } = placeAt(path);
  return kept?.session === false ? path : row?.name;
}

const withoutSecrets = (text: string) =>
  text.replace(ADDRESS, (_, site: string, path: string = '') => {
    const known = path === '' || path.startsWith('/_astro/') ? path : impersonalPath(path);
    return site + (known ?? '/…');
  });

/**
 * A report without anything of the person whose page it was: what was quoted, addresses of mail, identifiers, what in
 * addresses may be theirs or a secret, and their parameters go, and of the stack only the places stay.
 */
export function impersonal({ message, stack }: PageProblem): PageProblem {
  const said = withoutSecrets(message.slice(0, MESSAGE_LENGTH))
    .replace(QUOTED, '"…"')
    .replace(MAIL, '…')
    .replace(IDENTIFIER, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const places = stack
    .split('\n')
    .map((line) => withoutSecrets(line.slice(0, LINE_LENGTH)).replace(SECRET, '…').trim())
    .filter((line) => PLACE.test(line));
  return { message: said, stack: places.slice(0, PLACES).join('\n') };
}
