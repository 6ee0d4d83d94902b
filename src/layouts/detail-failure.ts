import { m } from '../paraglide/messages.js';
import type { Outcome } from '../core/outcome.ts';

/** Why a page about one thing (a title, a person, a collection) has nothing to show. */
export type DetailFailure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

/** What such a page says then. */
export interface FailureWords {
  /** Of an address that names nothing; null where that is said as not found. */
  invalid?: string | null;
  notFound: { title: string; text: string };
  /** Above what the catalogue said; null where that says enough. */
  failed: string | null;
  /** Where to go on. */
  browse: { label: string; path: string };
}

/** The document's title of a page that has nothing to show. */
export function failureTitle({ kind }: { kind: Outcome<unknown>['kind'] }, words: FailureWords): string {
  if (kind === 'error') return words.failed ?? m.words_error();
  return (kind === 'invalid' ? words.invalid : null) ?? words.notFound.title;
}
