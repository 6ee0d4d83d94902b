import { bodyBytes } from '../body-bytes.ts';
import { bodyError, RestError } from './rest-error.ts';

/** A body of one or several JSON objects. */
export interface JsonBody {
  /** As received: PostgreSQL parses it, so that numbers lose no digits. */
  text: string;
  isArray: boolean;
  objects: Record<string, unknown>[];
}

const MAX_BYTES = 1_048_576;
const MAX_DEPTH = 32;

function tooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inner) => tooDeep(inner, depth + 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body as JSON objects; an empty one is `{}`. Throws 413, or 400 PGRST102 for anything else. */
export async function readJson(request: Request): Promise<JsonBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== '' && type !== 'application/json') {
    throw bodyError(`Content-Type not acceptable: ${type}`);
  }
  const bytes = await bodyBytes(request, MAX_BYTES);
  if (bytes === 'too-large') {
    throw new RestError(413, { code: 'PGRST102', message: `The body is larger than ${MAX_BYTES} bytes` });
  }
  if (bytes === 'broken') throw bodyError('The body broke off');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() || '{}';
    return toBody(text, JSON.parse(text));
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw bodyError('Empty or invalid json');
  }
}

function toBody(text: string, value: unknown): JsonBody {
  if (tooDeep(value)) throw bodyError(`JSON nested more than ${MAX_DEPTH} deep`);
  if (isObject(value)) return { text, isArray: false, objects: [value] };
  if (Array.isArray(value) && value.every(isObject)) return { text, isArray: true, objects: value };
  throw bodyError('The body must be a JSON object or a list of them');
}
