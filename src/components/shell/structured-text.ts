import { addressOf } from '../../domain/routes.ts';

/** What people wrote is text, even when it looks like a path. */
const TEXTS = ['name', 'reviewBody'];

/**
 * A schema.org object as a data block holds it: whole addresses where pages write paths, and no list of nothing, which says
 * nothing. `<` and the line separators are escaped, so that nothing in it can end its script element.
 */
export function structuredText(object: Record<string, unknown>, siteUrl: string): string {
  const written = (key: string, value: unknown) => {
    if (Array.isArray(value) && value.length === 0) return undefined;
    const isPath = typeof value === 'string' && !TEXTS.includes(key) && /^\/(?!\/)\S*$/.test(value);
    return isPath ? addressOf(siteUrl, value) : value;
  };
  return JSON.stringify({ '@context': 'https://schema.org', ...object }, written)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
