import { m } from '../../paraglide/messages.js';
import { isolated } from './inserted.ts';

/** Joins items with the comma of the language. */
export const listed = (items: readonly string[]): string => items.join(m.page_words_comma());

/** Joins items with "or". */
export const listedOr = (items: readonly string[]): string => items.join(m.words_or());

/** Joins items in the quotation marks of the language. */
export const listedQuoted = (items: readonly string[]): string =>
  items.map((text) => m.words_quoted({ text: isolated(text) })).join(m.words_quoted_comma());
