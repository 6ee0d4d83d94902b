/**
 * The text form of a bound value, so that drivers do not guess: arrays become array literals, dates ISO 8601,
 * bytes hex, other objects JSON. JSON arrays must be stringified by the caller, as with node-postgres.
 */
export function toParameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(arrayElement).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  throw new TypeError(`A ${typeof value} cannot be bound to a statement`);
}

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return toParameterText(value) ?? 'NULL';
  const text = toParameterText(value);
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A `bigint` column's text as a number if exact, else a bigint. */
export function parseBigint(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** A `timestamptz` column's text as a Date; values a Date cannot hold (infinity, BC) stay text. */
export function parseInstant(text: string): Date | string {
  const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(instant.getTime()) ? text : instant;
}
