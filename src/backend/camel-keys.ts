function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), renamed(inner)]));
}

/**
 * A report of the database with its keys in camelCase, at any depth. The caller names the type, which mirrors
 * the function that made the report; contract tests hold the two to each other.
 */
export function camelKeys<T>(value: unknown): T {
  return renamed(value) as T;
}
