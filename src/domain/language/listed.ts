import { m } from '../../paraglide/messages.js';
import { isolated } from './inserted.ts';

/** Items separated by the comma of the language. */
export const listed = (items: readonly string[]): string => items.join(m.page_words_comma());

/** Items separated by "or". */
export const listedOr = (items: readonly string[]): string => items.join(m.words_or());

/** Items in the quotation marks of the language. */
export const listedQuoted = (items: readonly string[]): string =>
  items.map((text) => m.words_quoted({ text: isolated(text) })).join(m.words_quoted_comma());
