import { invalidParameters } from './answers.ts';
import { isDay, type Day } from './calendar.ts';

/** A number parameter; null when absent. Throws TMDB's error 5 when invalid. */
export function numberOf(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name);
  if (!text) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalidParameters();
  return value;
}

/** A calendar day parameter; null when absent. Throws TMDB's error 5 when invalid. */
export function dayParameter(parameters: URLSearchParams, name: string): Day | null {
  const text = parameters.get(name);
  if (!text) return null;
  if (!isDay(text)) throw invalidParameters();
  return text;
}

/**
 * Parses a list of ids: commas mean all, bars mean any. Returns a test of a set of ids; always true when the
 * parameter is absent.
 */
export function idsFilter(parameters: URLSearchParams, name: string): (ids: readonly number[]) => boolean {
  const text = parameters.get(name);
  if (!text) return () => true;
  const wanted = text.split(/[,|]/).map(Number);
  if (wanted.some(Number.isNaN)) throw invalidParameters();
  return text.includes('|')
    ? (ids) => wanted.some((id) => ids.includes(id))
    : (ids) => wanted.every((id) => ids.includes(id));
}
