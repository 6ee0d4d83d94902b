import type { PageRow } from '../../core/page-rows.ts';

/** Routes besides pages: built files, and the embedded services by kind. */
const OTHERS: readonly [RegExp, string][] = [
  [/^\/_astro\//, '/_astro'],
  [/^\/embedded\/images\//, '/embedded/images'],
  [/^\/embedded\/backend\/(auth|rest|storage)\//, '/embedded/$1'],
  [/^\/embedded\/outbox/, '/embedded/outbox'],
];
/** Files at the site's root, and routes of the host. */
const OWN = /^\/[a-z][a-z-]{1,32}(?:\.[a-z.]{2,12})?$/;

/**
 * The route of a request for logs and metrics. Unknown paths are `other`, so that clients cannot create
 * labels.
 */
export function routeName(target: string, status: number, row: PageRow | undefined): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  for (const [pattern, name] of OTHERS) {
    const match = pattern.exec(path);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  if (row) return row.name;
  const answered = status < 400 || status === 401 || status === 403 || status === 429 || status === 503;
  return answered && OWN.test(path) ? path : 'other';
}
