import { SAMPLING, at, type AiConnection, type AiProvider, type ProviderAnswer } from './provider.ts';

export interface GeminiOptions {
  /** Includes the version, e.g. `https://generativelanguage.googleapis.com/v1beta`. */
  apiUrl: string;
  /** Model name without `models/`. */
  model: string;
}

/** Finish reasons that mean a blocked answer. */
const BLOCKED = /^(?:SAFETY|RECITATION|BLOCKLIST|PROHIBITED_CONTENT|SPII|LANGUAGE)$/;

const INVALID_KEY = /API_KEY_INVALID|API key (?:is )?(?:not valid|invalid|expired)|invalid API key/i;

function read(answer: unknown): ProviderAnswer {
  const parts = at(answer, 'candidates', 0, 'content', 'parts');
  // Thoughts come as separate parts; they are not shown.
  const text = (Array.isArray(parts) ? parts : [])
    .filter((part) => at(part, 'thought') !== true)
    .map((part) => at(part, 'text'))
    .filter((part) => typeof part === 'string')
    .join('');
  if (text.trim()) return { kind: 'text', text };
  const reason = at(answer, 'candidates', 0, 'finishReason');
  const blocked = at(answer, 'promptFeedback', 'blockReason') ?? (BLOCKED.test(String(reason)) || undefined);
  return { kind: blocked === undefined ? 'unreadable' : 'blocked' };
}

/** Google's Gemini over its generateContent call. */
export function createGemini({ apiUrl, model }: GeminiOptions): AiProvider {
  const headers = ({ key }: AiConnection) => ({ 'x-goog-api-key': key });
  return {
    info: {
      id: 'gemini',
      name: 'Gemini',
      keyUrl: 'https://aistudio.google.com/apikey',
      needsEndpoint: false,
      needsModel: false,
    },
    foreignEndpoint: false,
    ask: (prompt, connection, plain) => ({
      method: 'POST',
      url: `${apiUrl}/models/${encodeURIComponent(connection.model ?? model)}:generateContent`,
      headers: headers(connection),
      body: {
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: {
          ...SAMPLING,
          // Thoughts count as output: of 1,024 tokens they would leave none for the answer.
          ...(plain ? {} : { responseMimeType: 'application/json', thinkingConfig: { thinkingBudget: 0 } }),
        },
      },
    }),
    read,
    test: (connection) => ({
      method: 'GET',
      url: `${apiUrl}/models?pageSize=1`,
      headers: headers(connection),
    }),
    refusesKey: (status, body) => status === 400 && INVALID_KEY.test(body),
    refusesFields: (status, body) =>
      status === 400 && /thinking|thought|responseMimeType|response_mime_type|JSON mode/i.test(body),
  };
}
