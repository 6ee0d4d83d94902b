import { createLibrary, type Edition, type Shelf } from '../tmdb/library.ts';
import { folded } from '../tmdb/search/search.ts';
import type { Title } from '../tmdb/title.ts';
import { createCastAndCrew } from './cast-and-crew.ts';
import { readPrompt, type Question } from './prompt-reading.ts';
import type { NameIndex, WishReader } from './reader.ts';
import { reasonFor } from './reason.ts';
import { reasoningFor } from './reasoning.ts';
import { recommend } from './recommend.ts';
import { indexTitles, knownWords, type TitleWords } from './title-words.ts';

export interface RecommenderOptions {
  clock: () => Date;
  /** The only valid key. */
  key: string;
  /** The site's name. */
  product: string;
  reader: WishReader;
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

/** A shelf with its indexes. */
interface Desk {
  shelf: Shelf<Title>;
  words: TitleWords;
  titles: NameIndex<Title>;
  people: ReturnType<typeof createCastAndCrew>;
}

function deskFor(shelf: Shelf<Title>, reader: WishReader): Desk {
  // Among titles of one name, the best known is meant.
  const known = shelf.titles.toSorted((a, b) => b.votes - a.votes);
  return {
    shelf,
    words: indexTitles(shelf.titles, reader.littleWords),
    titles: reader.nameIndex(known),
    people: createCastAndCrew(shelf.titles, reader),
  };
}

/**
 * Emulates Gemini's generateContent with the bundled catalogue, without network or model: `reader` parses
 * descriptions, and titles are ranked by matching words.
 */
export function createRecommenderServer({
  clock,
  key,
  product,
  reader,
}: RecommenderOptions): (request: Request) => Promise<Response> {
  const edition = createLibrary(clock);
  const desks = new WeakMap<Shelf<Title>, Desk>();

  function deskOf(current: Edition, kind: 'movie' | 'tv'): Desk {
    const shelf: Shelf<Title> = kind === 'movie' ? current.movies : current.series;
    const desk = desks.get(shelf) ?? deskFor(shelf, reader);
    desks.set(shelf, desk);
    return desk;
  }

  function answer({ kind, description, known, language: asked }: Question): object {
    const current = edition();
    const { shelf, words, titles, people } = deskOf(current, kind);
    const reading = {
      kind,
      day: current.day,
      language: asked,
      titles,
      people: people(description),
    };
    const wishes = reader.readWishes(description, reading);
    const names = new Set(known.map(folded));
    const leaveOut = ({ name, originalName }: Title) =>
      names.has(folded(name)) || names.has(folded(originalName));
    const picks = wishes.english
      ? recommend(wishes, current.day, shelf, words, { count: TITLES, leaveOut })
      : [];
    const single = wishes.unread.flatMap((one) => (one.refused ? [] : one.words.split(' ')));
    const heard = knownWords(single, words);
    const unknown = wishes.unread.filter(({ refused }) => refused).map((one) => one.words);
    const noun = kind === 'movie' ? 'movies' : 'TV series';
    const told = { wishes, known: heard.known, unknown: [...heard.unknown, ...unknown] };
    const size = shelf.titles.length;
    return {
      reasoning: reader.isToldInEnglish()
        ? reasoningFor(told, picks.length, size, noun, {
            languages: reader.reads(asked) ? `${asked} and English` : 'English',
            product,
          })
        : reader.reasoningTold(told, picks.length, size),
      recommendations: picks.map((pick) => ({
        title: pick.title.name,
        year: Number(pick.title.date.slice(0, 4)),
        reason: reasonFor(pick, wishes, reader),
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
