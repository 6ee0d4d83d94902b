/** Properties with URLs. */
const ADDRESSES = ['image', 'item', 'target', 'thumbnailUrl', 'url'];

/**
 * Serialises a schema.org object for a data block, with absolute URLs and without empty arrays. `<` and line
 * separators are escaped, so that nothing can end the script element.
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
