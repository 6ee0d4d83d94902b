/** The properties whose values are addresses. */
const ADDRESSES = ['image', 'item', 'target', 'thumbnailUrl', 'url'];

/**
 * A schema.org object as a data block holds it: whole addresses where pages begin at this site, and no list of nothing, which says
 * nothing. `<` and the line separators are escaped, so that nothing in it can end its script element.
 */
export function structuredText(object: Record<string, unknown>, siteUrl: string): string {
  const written = (key: string, value: unknown) => {
    if (Array.isArray(value) && value.length === 0) return undefined;
    const isLocal = ADDRESSES.includes(key) && typeof value === 'string' && value.startsWith('/');
    return isLocal ? new URL(value, siteUrl).href : value;
  };
  return JSON.stringify({ '@context': 'https://schema.org', ...object }, written)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
