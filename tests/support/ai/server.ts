import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
interface AiCall {
  method: string;
  /** Path and query, unmodified. */
  target: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The model's prompt; empty for requests without one. */
  prompt: string;
  /** Resolves when the client closes the connection before the answer ends. */
  abandoned: Promise<void>;
}

/** The server's answer: the model's text, a raw response, none, or a cut one. */
export type AiAnswer =
  | { text: string }
  | { status: number; body: string | object; headers?: Record<string, string> }
  | { hang: true }
  | { cut: true };

export type AiBehaviour = (call: AiCall) => AiAnswer;

export interface AiServer {
  /** For GEMINI_API_URL. */
  geminiUrl: string;
  /** Endpoint for the OpenAI-compatible provider. */
  openAiUrl: string;
  /** Requests so far. Set the length to 0 to clear them. */
  calls: AiCall[];
  /** Sets the answer to all further requests. */
  behave(behaviour: AiAnswer | AiBehaviour): void;
  close(): Promise<void>;
}

/** A key this server accepts; it answers all others as the provider answers a wrong key. */
export const GOOD_KEY = 'AIzaSyGoodKeyOfTheTests-0123456789';

/** A valid answer of the model. */
export function answerWith(titles: (string | { title: string; year?: number; reason?: string })[]): string {
  const recommendations = titles.map((title) => (typeof title === 'string' ? { title } : title));
  return JSON.stringify({ reasoning: 'They fit what you describe.', recommendations });
}

/** Both protocols' answers to a wrong key. Like some providers', they repeat the key. */
const WRONG_KEY = {
  gemini: (key: string) => ({
    status: 400,
    body: {
      error: {
        code: 400,
        message: `API key not valid. Please pass a valid API key. (${key})`,
        status: 'INVALID_ARGUMENT',
        details: [{ reason: 'API_KEY_INVALID' }],
      },
    },
  }),
  openAi: (key: string) => ({
    status: 401,
    body: { error: { message: `Incorrect API key provided: ${key}`, code: 'invalid_api_key' } },
  }),
};

function inProtocol(gemini: boolean, text: string): object {
  if (gemini)
    return { candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason: 'STOP' }] };
  return { choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }] };
}

function promptOf(body: Record<string, unknown>): string {
  const { contents, messages } = body as {
    contents?: { parts: { text: string }[] }[];
    messages?: { content: string }[];
  };
  return contents?.[0]?.parts[0]?.text ?? messages?.[0]?.content ?? '';
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
}

function send(response: ServerResponse, status: number, body: string | object, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A local server of Gemini's and OpenAI's protocols that fails on demand. */
export async function startAiServer(): Promise<AiServer> {
  const calls: AiCall[] = [];
  let behaviour: AiBehaviour = () => ({ text: answerWith(['The Matrix']) });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    const gemini = target.startsWith('/v1beta/');
    const body = await read(request);
    const abandoned = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const method = request.method ?? 'GET';
    const call = { method, target, headers: request.headers, body, prompt: promptOf(body), abandoned };
    calls.push(call);
    const key = gemini
      ? String(request.headers['x-goog-api-key'] ?? '')
      : (request.headers.authorization ?? '').replace('Bearer ', '');
    if (key !== GOOD_KEY) {
      const refusal = WRONG_KEY[gemini ? 'gemini' : 'openAi'](key);
      return send(response, refusal.status, refusal.body);
    }
    const chosen = behaviour(call);
    if ('hang' in chosen) return;
    if ('cut' in chosen) return void request.socket.destroy();
    if ('status' in chosen) return send(response, chosen.status, chosen.body, chosen.headers);
    send(response, 200, method === 'GET' ? { models: [], data: [] } : inProtocol(gemini, chosen.text));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    geminiUrl: `${origin}/v1beta`,
    openAiUrl: `${origin}/v1`,
    calls,
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
