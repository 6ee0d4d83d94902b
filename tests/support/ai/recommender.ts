import { parseAnswer, type ParsedAnswer } from '../../../src/ai/parse-answer.ts';
import { buildPrompt } from '../../../src/ai/prompt.ts';
import type { Kind } from '../../../src/core/title.ts';
import { wishReader } from '../../../src/server/offline-ai.ts';
import { createRecommenderServer } from '../../../packages/embedded/src/ai/server.ts';

const KEY = 'the-demo-key';
const recommender = createRecommenderServer({
  clock: () => new Date('2026-11-21T12:00:00Z'),
  key: KEY,
  product: 'Marquee',
  reader: wishReader,
});

/** Sends the offline recommender a request in the provider's wire format. */
export function callRecommender(
  body: unknown,
  { key = KEY, path = 'models/x:generateContent', method = 'POST' } = {},
): Promise<Response> {
  const request = new Request(`http://ai.test/v1beta/${path}`, {
    method,
    headers: { 'x-goog-api-key': key },
    body: method === 'GET' ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return recommender(request);
}

/** Asks the offline recommender as AI search does. Returns the parsed answer. */
export async function askRecommender(
  kind: Kind,
  description: string,
  leaveOut: string[] = [],
): Promise<ParsedAnswer> {
  const prompt = buildPrompt({ kind, description }, leaveOut);
  const answer = await callRecommender({ contents: [{ parts: [{ text: prompt }] }] });
  const { candidates } = (await answer.json()) as {
    candidates: { content: { parts: { text: string }[] } }[];
  };
  const parsed = parseAnswer(candidates[0]?.content.parts[0]?.text ?? '');
  if (!parsed) throw new Error('not an answer');
  return parsed;
}
