import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** Two titles by name, and the number of others. */
export function someTitles([one = '', two = '', ...more]: readonly string[]): string {
  const [first, second, n] = [isolated(one), isolated(two), formatNumber(more.length)];
  if (more.length === 0) return m.list_several_two({ first, second });
  return more.length === 1
    ? m.list_several_more_one({ first, second, n })
    : m.list_several_more({ first, second, n });
}
