import type { z } from 'zod';
import { AuthError } from './auth-error.ts';

const MAX_BYTES = 1_048_576;
/** PostgreSQL's parser recurses; legitimate bodies are not nested deeper. */
const MAX_DEPTH = 32;

const tooLarge = () =>
  new AuthError(413, 'request_entity_too_large', 'Request body too large: the limit is 1048576 bytes');
const badJson = (why: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${why}`);

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return new TextDecoder('utf-8').decode(Buffer.concat(chunks));
}

/** Whether PostgreSQL can store the value as jsonb: no NUL, no lone surrogate, limited nesting. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

/** The JSON body, validated by `schema`; an empty body is `{}`. Throws 413 or 400 `bad_json`. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(request);
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw badJson('invalid syntax');
  }
  if (!isStorable(value)) throw badJson('unsupported characters or nesting');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badJson(`field "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'invalid'}`);
}
