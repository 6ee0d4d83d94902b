import type { z } from 'zod';
import { UpstreamError } from './upstream-error.ts';

/** Reads an answer by its schema; rejects with UpstreamError when not even its envelope fits. */
export function readAnswer<T>(path: string, schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || '(all)').join(', ');
  throw new UpstreamError(path, { kind: 'unreadable' }, `unexpected form of ${fields}`);
}
