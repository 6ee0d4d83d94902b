import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';

/** Joins alternatives: "Drama or Comedy". */
export function anyOf(names: readonly string[]): string {
  const all = names.map(isolated);
  return [all.slice(0, -1).join(m.words_or_comma()), ...all.slice(-1)].filter(Boolean).join(m.words_or());
}
