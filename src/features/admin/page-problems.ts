import { placeAt } from '../../core/pages.ts';

export const PROBLEMS_PATH = '/api/problems';

export const PROBLEM_BYTES = 8 * 1024;
/** Rate limit: reports per client and minute. */
export const PROBLEMS_PER_MINUTE = 10;

/** A script error of a page, anonymised by {@link impersonal}. */
export interface PageProblem {
  message: string;
  /** Stack frames, one per line; empty if the browser gives none. */
  stack: string;
}

/** Limits: characters of a message and of a stack line, and number of stack frames. */
const MESSAGE_LENGTH = 400;
const LINE_LENGTH = 400;
const PLACES = 30;

/** Browsers quote values, often user input. Identifiers of the program are in single quotes and stay. */
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`|'(?![\w$.[\]#-]{1,60}')[^']*'/g;
const MAIL = /[^\s@<>()]+@[\w-]+(?:\.[\w-]+)+/g;
const IDENTIFIER = /[\w-]{32,}|\b[0-9a-f]{20,}\b/gi;
/** A URL: its origin, its path, and the rest up to the line and column of a stack. */
const ADDRESS = /(https?:\/\/[^\s/?#)]+)(\/[^\s?#)]*?)?(?:[?#][^\s)]*?)?(?=(?::\d+){0,2}(?:[\s)]|$))/gi;
/** Hexadecimal secrets in addresses; no file or function name looks like one. */
const SECRET = /[0-9a-f]{20,}/gi;
const PLACE = /:\d+:\d+\)?$/;

/**
 * The name of a page in logs. A page that is the same for every visitor keeps its path; others get their route name, as
 * their path may identify a person or be a secret.
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
 * Anonymises a report. Removes quoted values, e-mail addresses, identifiers, query parameters, and private or secret
 * parts of addresses. Of the stack only frames with a position remain.
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
