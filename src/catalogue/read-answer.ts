import type { z } from 'zod';
import { UpstreamError } from './upstream-error.ts';

/** Parses an answer; throws UpstreamError if its envelope is invalid. */
export function readAnswer<T>(path: string, schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || '(all)').join(', ');
  throw new UpstreamError(path, { kind: 'unreadable' }, `unexpected form of ${fields}`);
}
