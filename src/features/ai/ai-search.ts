import type { ApiError } from '../../core/api-errors.ts';
import { withParameters } from '../../core/routes.ts';
import type { ApiKeyInfo } from './api-keys.ts';
import type { Kind, TitleSummary } from '../../core/title.ts';

/** Longest description, in characters; the database enforces it. */
export const MAX_DESCRIPTION = 1000;

/** Minimum number of titles the model is asked for (docs/behaviour.md, AI search). */
export const WANTED_TITLES = 10;

/** Maximum number of titles read from an answer. */
export const MAX_TITLES = 20;

/** Longest API key: longer than any provider issues. */
export const MAX_KEY_LENGTH = 400;

export interface AiSearchRequest {
  kind: Kind;
  description: string;
  /** Parses the description by rules, without a model. */
  withoutAi?: boolean;
  /** Without a model: labels of filters the user removed. */
  takenOff?: readonly string[] | undefined;
  /** Only titles included in the user's streaming services. */
  onServices?: boolean | undefined;
}

/** Counts of titles hidden by the filter for the user's services. */
export interface LeftOut {
  elsewhere: number;
  /** With unknown availability. */
  unknown: number;
}

/** One line of the streamed answer; `done` or `error` is the last. */
export type AiSearchEvent =
  | { type: 'step'; step: 'asking' | 'reading' }
  | { type: 'step'; step: 'finding'; done: number; total: number }
  | { type: 'title'; index: number; title: TitleSummary; reason: string | null }
  | { type: 'unresolved'; name: string; year: number | null; reason: string | null }
  | ({ type: 'done'; searchId: string | null } & Omit<AiResults, 'titles' | 'unresolved' | 'understood'>)
  | ({ type: 'error' } & ApiError);

export interface AiProviderInfo {
  id: string;
  name: string;
  /** Page that issues API keys; null for a self-hosted server. */
  keyUrl: string | null;
  needsEndpoint: boolean;
  needsModel: boolean;
}

export interface AiKeysAnswer {
  keys: ApiKeyInfo[];
  providers: AiProviderInfo[];
  /** A key for the offline recommender, without an account. Null where it is disabled. */
  demoKey: string | null;
}

export interface SaveKeyRequest {
  provider: string;
  key: string;
  endpoint?: string | null;
  model?: string | null;
}

/** `unknown`: saved, but the provider could not be reached to test the key. */
export interface SaveKeyAnswer {
  key: ApiKeyInfo;
  tested: 'ok' | 'unknown';
}

/** The filters parsed from a description without a model. */
export interface Understood {
  kind: Kind;
  /** False if the description is in another language; then nothing is parsed. */
  english: boolean;
  /**
   * One chip per filter. `path` is the Discover page with this filter alone, or the title it should resemble; null if
   * no page exists.
   */
  chips: { label: string; path: string | null }[];
  /** Phrases that were not understood, or have no filter. */
  missed: string[];
  /** All filters in Discover; null if none of them exists there. */
  path: string | null;
  /** Labels of removed filters; absent in searches saved by older versions. */
  takenOff?: readonly string[];
  /** The titles are ordered by fit with the user's taste (For you). */
  byFit?: boolean;
  /** If few titles match: the number of titles without one of the chips. */
  looser?: { label: string; count: number }[];
}

/** A title of an answer. */
export interface FoundTitle {
  title: TitleSummary;
  reason: string | null;
  /** Without a model: labels of the filters that it does not match. */
  lacks?: readonly string[];
}

export interface WordSearchAnswer {
  understood: Understood;
  titles: FoundTitle[];
  leftOut?: LeftOut | undefined;
  /** Id in the search history; null if not saved. */
  searchId: string | null;
}

export interface AiResults {
  titles: FoundTitle[];
  unresolved: { name: string; year: number | null; reason: string | null }[];
  reasoning: string;
  offline: boolean;
  provider: string;
  understood?: Understood;
  /** Set if the search was limited to the user's services. */
  leftOut?: LeftOut | undefined;
}

export interface KeptSearch extends AiSearchRequest {
  id: string;
  results: AiResults;
  /** ISO 8601. */
  createdAt: string;
}

/** An entry of the search history, without its results. */
export interface KeptSearchLine extends Pick<KeptSearch, 'id' | 'kind' | 'description' | 'createdAt'> {
  titles: number;
  onServices: boolean;
}

export interface AiSearchesAnswer {
  searches: KeptSearchLine[];
  keepSearches: boolean;
}

/** Whether a stored value still has the current shape of results. */
export function isAiResults(value: unknown): value is AiResults {
  const { titles, unresolved, reasoning } = (value ?? {}) as Partial<Record<keyof AiResults, unknown>>;
  return Array.isArray(titles) && Array.isArray(unresolved) && typeof reasoning === 'string';
}

/** Returns the history entry of a saved search. */
export function lineOf({ id, kind, description, createdAt, results }: KeptSearch): KeptSearchLine {
  const { titles, leftOut } = results;
  return { id, kind, description, createdAt, titles: titles.length, onServices: leftOut !== undefined };
}

/** Deduplicates the search history (newest first): keeps the newest of equal searches. */
export function eachSearchOnce(searches: readonly KeptSearchLine[]): KeptSearchLine[] {
  const asked = ({ kind, description, onServices }: KeptSearchLine) =>
    `${kind} ${onServices} ${description.trim().replace(/\s+/gu, ' ').toLowerCase()}`;
  const seen = new Set<string>();
  return searches.filter((search) => {
    const isNew = !seen.has(asked(search));
    seen.add(asked(search));
    return isNew;
  });
}

/** Trims a description and removes control characters; empty if nothing remains (docs/behaviour.md, AI search). */
export function normaliseDescription(value: string | null | undefined): string {
  return (value ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}

/** Masks a key: first and last four characters, or the whole key up to 8 characters (docs/behaviour.md, AI search). */
export function maskKey(key: string): string {
  return key.length <= 8 ? key : `${key.slice(0, 4)}****${key.slice(-4)}`;
}

/** Address of the search form with a prefilled description; opening it sends no request. */
export function sharedSearchPath({ kind, description }: AiSearchRequest): string {
  return withParameters('/recommendations', { kind, q: description });
}
