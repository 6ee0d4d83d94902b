import { z } from 'zod';
import { cutText, LONGEST } from '../../core/bounds.ts';
import type { Loaded } from '../cache.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { members, name } from '../wire-fields.ts';

const MOST_RATINGS = 12;

const CERTIFICATIONS = '/certification/movie/list';
const rating = z.object({ certification: name, order: z.number() });
const certificationList = z.object({ certifications: z.record(z.string(), members(rating)) });
const keywordAnswer = z.object({ name });

/** Pages work without these: one attempt, and a short wait in the queue. */
const OPTIONAL = { optional: true };

/**
 * Loads a country's age ratings, youngest first; empty if it has none. TMDB's array is unordered, and its "NR" (order
 * 0) is no rating.
 */
export async function loadCertifications(upstream: Upstream, region: string): Promise<Loaded<string[]>> {
  const answer = await upstream.get(CERTIFICATIONS, {}, OPTIONAL);
  const { certifications: all } = readAnswer(CERTIFICATIONS, certificationList, answer);
  const own = Object.hasOwn(all, region) ? (all[region] ?? []) : [];
  const ratings = own.filter(({ order }) => order > 0).sort((a, b) => a.order - b.order);
  const names = ratings.map(({ certification }) => cutText(certification, LONGEST.code));
  return { value: names.slice(0, MOST_RATINGS), ttlMs: FRESH_MS.genres };
}

/** Loads a keyword's name; null if unknown. */
export async function loadKeyword(upstream: Upstream, id: number): Promise<Loaded<string | null>> {
  const path = `/keyword/${id}`;
  try {
    const answer = readAnswer(path, keywordAnswer, await upstream.get(path, {}, OPTIONAL));
    return { value: cutText(answer.name, LONGEST.keyword), ttlMs: FRESH_MS.genres };
  } catch (error) {
    if (!(error instanceof UpstreamError) || !error.notFound) throw error;
    return { value: null, ttlMs: FRESH_MS.nothing };
  }
}
