function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), renamed(inner)]));
}

/**
 * Converts an answer's keys to camelCase at any depth. The caller's type must match the database function; contract
 * tests check it.
 */
export function camelKeys<T>(value: unknown): T {
  return renamed(value) as T;
}
