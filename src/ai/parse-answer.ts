import { MAX_TITLES } from '../features/ai/ai-search.ts';
import { normalisedTitle } from '../features/search/title-match.ts';
import { jsonIn } from './lenient-json.ts';

/** A title as the model named it. */
export interface Recommendation {
  name: string;
  /** 1870 to 2100; null if missing or out of range. */
  year: number | null;
  reason: string | null;
}

export interface ParsedAnswer {
  /** At most 20, without duplicates. */
  recommendations: Recommendation[];
  reasoning: string;
}

const MAX_NAME = 200;
const MAX_REASON = 300;
const MAX_REASONING = 1500;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text on one line without control characters, cut to `longest` characters; null if empty. */
function line(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, longest).join('').trim() || null;
}

function yearOf(value: unknown): number | null {
  const digits = /^\s*(\d{4})(?!\d)/.exec(
    typeof value === 'number' ? String(value) : String(line(value, 20)),
  );
  const year = Number(digits?.[1]);
  return year >= 1870 && year <= 2100 ? year : null;
}

/** "Alien (1979)" contains a year; "Blade Runner 2049" does not. */
function named(text: string, year: number | null, reason: string | null): Recommendation {
  const match = /^(.*\S)\s*[([](\d{4})(?:\s*[-–]\s*(?:\d{4})?)?[)\]]$/u.exec(text);
  const inName = yearOf(match?.[2]);
  if (!match?.[1] || inName === null) return { name: text, year, reason };
  return { name: match[1], year: year ?? inName, reason };
}

function nameOf(fields: Fields): string | null {
  const given = fields.title ?? fields.name ?? fields.movie ?? fields.series ?? fields.show;
  // Models write the film 1917 as a number.
  if (typeof given === 'number' && Number.isSafeInteger(given)) return String(given);
  if (isFields(given)) return line(given.title ?? given.name, MAX_NAME);
  return line(given, MAX_NAME);
}

function toRecommendation(item: unknown): Recommendation | null {
  if (typeof item === 'string') {
    const text = line(item, MAX_NAME);
    return text === null ? null : named(text, null, null);
  }
  if (!isFields(item)) return null;
  const text = nameOf(item);
  if (text === null) return null;
  const year = yearOf(item.year ?? item.release_year ?? item.release_date ?? item.first_air_date);
  return named(text, year, line(item.reason ?? item.why ?? item.description, MAX_REASON));
}

/** Finds the list of titles under any name; empty if none. */
function listIn(value: unknown, depth = 0): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isFields(value) || depth > 2) return [];
  if (Array.isArray(value.recommendations)) return value.recommendations;
  const lists = Object.values(value).map((part) => listIn(part, depth + 1));
  return lists.find((list) => list.length > 0) ?? [];
}

function uniqueRecommendations(list: readonly unknown[]): Recommendation[] {
  const seen = new Map<string, Recommendation>();
  for (const item of list) {
    if (seen.size === MAX_TITLES) break;
    const recommendation = toRecommendation(item);
    if (!recommendation) continue;
    const key = `${normalisedTitle(recommendation.name)} ${recommendation.year ?? ''}`;
    if (!seen.has(key)) seen.set(key, recommendation);
  }
  return [...seen.values()];
}

/** An empty list with a reasoning is a valid answer: nothing fits. */
function nothingBecause(value: unknown): ParsedAnswer | null {
  if (!isFields(value) || !Array.isArray(value.recommendations) || value.recommendations.length > 0)
    return null;
  const reasoning = line(value.reasoning, MAX_REASONING);
  return reasoning === null ? null : { recommendations: [], reasoning };
}

/**
 * Parses a model's answer. Tolerates code fences, prose around the JSON, trailing commas, truncation and wrong types as
 * long as one title remains. Returns null if none does and the model gave no reasoning. Nothing in the text is followed
 * or executed; the result is short lines of plain text.
 */
export function parseAnswer(text: string): ParsedAnswer | null {
  for (const value of jsonIn(text)) {
    const nothing = nothingBecause(value);
    if (nothing) return nothing;
    const recommendations = uniqueRecommendations(listIn(value));
    if (recommendations.length === 0) continue;
    return { recommendations, reasoning: (isFields(value) && line(value.reasoning, MAX_REASONING)) || '' };
  }
  return null;
}
