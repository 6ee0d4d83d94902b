import { SAMPLING, at, type AiConnection, type AiProvider, type ProviderAnswer } from './provider.ts';

function read(answer: unknown): ProviderAnswer {
  const text = at(answer, 'choices', 0, 'message', 'content');
  if (typeof text === 'string' && text.trim()) return { kind: 'text', text };
  const refused =
    typeof at(answer, 'choices', 0, 'message', 'refusal') === 'string' ||
    at(answer, 'choices', 0, 'finish_reason') === 'content_filter';
  return { kind: refused ? 'blocked' : 'unreadable' };
}

/**
 * Any server with OpenAI's chat completions API: OpenAI, Mistral, Groq, OpenRouter, Ollama and others. The user enters
 * its address and model.
 */
export function createOpenAiCompatible(): AiProvider {
  const url = ({ endpoint }: AiConnection, path: string) => `${(endpoint ?? '').replace(/\/+$/, '')}${path}`;
  const headers = ({ key }: AiConnection) => ({ Authorization: `Bearer ${key}` });
  return {
    info: {
      id: 'openai-compatible',
      name: 'OpenAI-compatible',
      keyUrl: null,
      needsEndpoint: true,
      needsModel: true,
    },
    foreignEndpoint: true,
    ask: (prompt, connection, plain) => ({
      method: 'POST',
      url: url(connection, '/chat/completions'),
      headers: headers(connection),
      body: {
        model: connection.model,
        messages: [{ role: 'user', content: prompt }],
        // The API has no topK. New models accept only their default temperature.
        ...(plain
          ? { max_completion_tokens: SAMPLING.maxOutputTokens }
          : {
              max_tokens: SAMPLING.maxOutputTokens,
              temperature: SAMPLING.temperature,
              top_p: SAMPLING.topP,
              response_format: { type: 'json_object' },
            }),
      },
    }),
    read,
    test: (connection) => ({ method: 'GET', url: url(connection, '/models'), headers: headers(connection) }),
    refusesKey: (status, body) => status === 401 || (status === 400 && /invalid[ _]api[ _]key/i.test(body)),
    refusesFields: (status, body) =>
      (status === 400 || status === 422) && /response_format|max_tokens|temperature|top_p|json/i.test(body),
  };
}
