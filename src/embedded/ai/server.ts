import { createLibrary, type Edition, type Shelf } from '../catalogue/library.ts';
import { folded } from '../catalogue/search.ts';
import type { Title } from '../catalogue/title.ts';
import { readPrompt, type Question } from './prompt-reading.ts';
import { indexOf, recommend, wordsKnown } from './recommend.ts';
import { reasonFor, reasoningFor } from './wording.ts';
import { readWishes } from './wishes.ts';

export interface RecommenderOptions {
  clock: () => Date;
  /** The only key that is good. */
  key: string;
}

const TITLES = 12;

function refusal(status: number, reason: string, message: string): Response {
  const error = { code: status, message, status: 'INVALID_ARGUMENT', details: [{ reason }] };
  return Response.json({ error }, { status });
}

function promptOf(body: unknown): string | null {
  const { contents } = (body ?? {}) as { contents?: { parts?: { text?: unknown }[] }[] };
  if (!Array.isArray(contents)) return null;
  const texts = contents.flatMap(({ parts }) => parts ?? []).map(({ text }) => text);
  const text = texts.filter((part) => typeof part === 'string').join('\n');
  return text || null;
}

/**
 * A recommender that answers Gemini's generateContent call out of the bundled catalogue, with no network and
 * no model: it reads genres, moods, people, years, lengths, origins and examples out of the description.
 */
export function createRecommenderServer({
  clock,
  key,
}: RecommenderOptions): (request: Request) => Promise<Response> {
  const edition = createLibrary(clock);
  const indexes = new WeakMap<Shelf<Title>, ReturnType<typeof indexOf>>();

  function shelfOf(current: Edition, kind: 'movie' | 'tv') {
    const shelf: Shelf<Title> = kind === 'movie' ? current.movies : current.series;
    const index = indexes.get(shelf) ?? indexOf(shelf.titles);
    indexes.set(shelf, index);
    return { shelf, index };
  }

  function answer({ kind, description, known }: Question): object {
    const current = edition();
    const { shelf, index } = shelfOf(current, kind);
    const wishes = readWishes(description, current, kind);
    const names = new Set(known.map(folded));
    const leaveOut = ({ name, originalName }: Title) =>
      names.has(folded(name)) || names.has(folded(originalName));
    const picks = recommend(wishes, current, shelf, index, { count: TITLES, leaveOut });
    const { known: themes, unknown } = wordsKnown(wishes.words, index);
    const noun = kind === 'movie' ? 'movies' : 'TV series';
    return {
      reasoning: reasoningFor({ wishes, themes, unknown }, picks.length, shelf.titles.length, noun),
      recommendations: picks.map((title) => ({
        title: title.name,
        year: Number(title.date.slice(0, 4)),
        reason: reasonFor(title, wishes),
      })),
    };
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.headers.get('x-goog-api-key') !== key) {
      return refusal(400, 'API_KEY_INVALID', 'API key not valid. Please pass a valid API key.');
    }
    if (request.method === 'GET' && pathname.endsWith('/models')) {
      return Response.json({ models: [{ name: 'models/offline-recommender' }] });
    }
    if (request.method !== 'POST' || !pathname.endsWith(':generateContent')) {
      return refusal(404, 'NOT_FOUND', 'There is no such call.');
    }
    const prompt = promptOf(await request.json().catch(() => null));
    if (prompt === null) return refusal(400, 'NO_CONTENTS', 'contents must hold a text.');
    const text = JSON.stringify(answer(readPrompt(prompt)));
    return Response.json({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      modelVersion: 'offline-recommender',
    });
  };
}
