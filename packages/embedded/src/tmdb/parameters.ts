import { invalidParameters } from './answers.ts';
import { isDay, type Day } from './calendar.ts';

/** A number among the parameters, null when absent; throws TMDB's error 5 for anything else. */
export function numberOf(parameters: URLSearchParams, name: string): number | null {
  const text = parameters.get(name);
  if (!text) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalidParameters();
  return value;
}

/** A calendar day among the parameters, null when absent; throws TMDB's error 5 for anything else. */
export function dayParameter(parameters: URLSearchParams, name: string): Day | null {
  const text = parameters.get(name);
  if (!text) return null;
  if (!isDay(text)) throw invalidParameters();
  return text;
}

/**
 * Reads a list of ids: commas mean all of them, bars any of them. Answers whether a set of ids passes;
 * always true when the parameter is absent.
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
