import type { ApiError } from '../api-errors.ts';
import { withParameters } from '../routes.ts';
import type { ApiKeyInfo } from './api-keys.ts';
import type { Kind, TitleSummary } from '../title.ts';

/** Longest description, in characters; the database refuses more. */
export const MAX_DESCRIPTION = 1000;

/** How many titles an answer should have at least (docs/behaviour.md, AI search). */
export const WANTED_TITLES = 10;

/** How many titles of an answer are looked at; what a model says beyond is not. */
export const MAX_TITLES = 20;

/** Longest provider key anybody is known to hand out, with room to spare. */
export const MAX_KEY_LENGTH = 400;

export interface AiSearchRequest {
  kind: Kind;
  description: string;
  /** The description is read by rules, and no model is asked. */
  withoutAi?: boolean;
  /** Without a model: labels of what was understood and is not asked for any more. */
  takenOff?: readonly string[] | undefined;
  /** Only what is included on the person's services. */
  onServices?: boolean | undefined;
}

/** Titles of an answer that are not shown where it is for the person's services only. */
export interface LeftOut {
  /** How many are not included on them. */
  elsewhere: number;
  /** Of how many it could not be learnt. */
  unknown: number;
}

/** One line of the answer to a search; `done` or `error` is the last. */
export type AiSearchEvent =
  | { type: 'step'; step: 'asking' | 'reading' }
  | { type: 'step'; step: 'finding'; done: number; total: number }
  | { type: 'title'; index: number; title: TitleSummary; reason: string | null }
  | { type: 'unresolved'; name: string; year: number | null; reason: string | null }
  | ({ type: 'done'; searchId: string | null } & Omit<AiResults, 'titles' | 'unresolved' | 'understood'>)
  | ({ type: 'error' } & ApiError);

/** A provider as the key dialog offers it. */
export interface AiProviderInfo {
  id: string;
  name: string;
  /** Where one gets a key; null for a server of one's own. */
  keyUrl: string | null;
  needsEndpoint: boolean;
  needsModel: boolean;
}

export interface AiKeysAnswer {
  keys: ApiKeyInfo[];
  providers: AiProviderInfo[];
  /** A key that needs no account: the offline recommender answers. Null where it is not offered. */
  demoKey: string | null;
}

export interface SaveKeyRequest {
  provider: string;
  key: string;
  endpoint?: string | null;
  model?: string | null;
}

/** `unknown`: saved, but the provider could not be asked whether the key is good. */
export interface SaveKeyAnswer {
  key: ApiKeyInfo;
  tested: 'ok' | 'unknown';
}

/** What was read out of a description without a model. */
export interface Understood {
  kind: Kind;
  /** False: it is in another language, and nothing was read. */
  english: boolean;
  /**
   * What is asked for, each with the address of Discover that asks for that alone, or of a title it should be like;
   * null where no page does.
   */
  chips: { label: string; path: string | null }[];
  /** What was not understood, or cannot be asked for, in words. */
  missed: string[];
  /** All of it in Discover; null where there is nothing Discover can be asked. */
  path: string | null;
  /** Labels of what was taken off; kept searches of before there was such a thing have none. */
  takenOff?: readonly string[];
  /** The titles stand in the order in which they fit the person (For you). */
  byFit?: boolean;
  /** Where nothing fits: how many titles there are without one of the chips. */
  looser?: { label: string; count: number }[];
}

/** The answer to a search without a model. */
export interface WordSearchAnswer {
  understood: Understood;
  titles: TitleSummary[];
  leftOut?: LeftOut | undefined;
  /** Under which it is kept; null when it is not. */
  searchId: string | null;
}

/** What an answer said, as it is kept and shown again. */
export interface AiResults {
  titles: { title: TitleSummary; reason: string | null }[];
  unresolved: { name: string; year: number | null; reason: string | null }[];
  reasoning: string;
  offline: boolean;
  provider: string;
  /** What was understood where no model was asked. */
  understood?: Understood;
  /** What was left out where it was asked for on the person's services only. */
  leftOut?: LeftOut | undefined;
}

export interface KeptSearch extends AiSearchRequest {
  id: string;
  results: AiResults;
  /** ISO 8601. */
  createdAt: string;
}

/** A kept search without its answer: what a list of them says. */
export interface KeptSearchLine extends Pick<KeptSearch, 'id' | 'kind' | 'description' | 'createdAt'> {
  /** How many titles it found. */
  titles: number;
  /** On the person's services only. */
  onServices: boolean;
}

export interface AiSearchesAnswer {
  searches: KeptSearchLine[];
  keepSearches: boolean;
}

/** Whether what was kept still has the form an answer is shown in. */
export function isAiResults(value: unknown): value is AiResults {
  const { titles, unresolved, reasoning } = (value ?? {}) as Partial<Record<keyof AiResults, unknown>>;
  return Array.isArray(titles) && Array.isArray(unresolved) && typeof reasoning === 'string';
}

/** What a list says of a kept search. */
export function lineOf({ id, kind, description, createdAt, results }: KeptSearch): KeptSearchLine {
  const { titles, leftOut } = results;
  return { id, kind, description, createdAt, titles: titles.length, onServices: leftOut !== undefined };
}

/** Kept searches, newest first, each once: of equal ones the newest stands for all. */
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

/** A description without what is around it; empty when nothing is asked (docs/behaviour.md, AI search). */
export function normaliseDescription(value: string | null | undefined): string {
  return (value ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}

/** What is shown of a key: first and last four characters, the whole of one with 8 or fewer (docs/behaviour.md, AI search). */
export function maskKey(key: string): string {
  return key.length <= 8 ? key : `${key.slice(0, 4)}****${key.slice(-4)}`;
}

/** Address that opens the form with a description filled in; asks nobody anything. */
export function sharedSearchPath({ kind, description }: AiSearchRequest): string {
  return withParameters('/recommendations', { kind, q: description });
}
