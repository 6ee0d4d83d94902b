import { RestError } from '../rest-error.ts';

/** The `Prefer` header. */
export interface Preferences {
  return: 'minimal' | 'representation' | 'headers-only';
  count: 'exact' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null';
  /** Applied preferences, for `Preference-Applied`. */
  applied: string[];
}

const supported = new Set([
  'return=minimal',
  'return=representation',
  'return=headers-only',
  'count=exact',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'missing=null',
  'handling=strict',
  'handling=lenient',
  'tx=commit',
]);

/** PostgREST supports these; ignoring them would change the result. */
const refused = /^(?:count|tx|max-affected|timezone|params|return|resolution|missing|handling)=/;

/** Parses `Prefer`; throws PGRST122 for unsupported PostgREST preferences, and for unknown ones if strict. */
export function parsePreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '');
  const strict = given.includes('handling=strict');
  const invalid = given.filter((one) => !supported.has(one) && (strict || refused.test(one)));
  if (invalid.length > 0) {
    throw new RestError(400, {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict or not supported',
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  const find = <T extends string>(name: string, values: readonly T[]): T | null =>
    values.find((value) => given.includes(`${name}=${value}`)) ?? null;
  return {
    return: find('return', ['representation', 'headers-only', 'minimal'] as const) ?? 'minimal',
    count: find('count', ['exact'] as const),
    resolution: find('resolution', ['merge-duplicates', 'ignore-duplicates'] as const),
    missing: find('missing', ['default'] as const) ?? 'null',
    applied: given.filter((preference) => supported.has(preference)),
  };
}
