import { m } from '../paraglide/messages.js';
import type { Outcome } from '../core/outcome.ts';

/** Why a page of one title, person or collection has no content. */
export type DetailFailure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

/** Texts of such a page. */
export interface FailureWords {
  /** For an invalid address; null to say "not found". */
  invalid?: string | null;
  notFound: { title: string; text: string };
  /** Above the catalogue's message; null without. */
  failed: string | null;
  /** A link to continue. */
  browse: { label: string; path: string };
}

/** The document title of a failed page. */
export function failureTitle({ kind }: { kind: Outcome<unknown>['kind'] }, words: FailureWords): string {
  if (kind === 'error') return words.failed ?? m.words_error();
  return (kind === 'invalid' ? words.invalid : null) ?? words.notFound.title;
}
