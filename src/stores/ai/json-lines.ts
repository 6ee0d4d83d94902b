import { m } from '../../paraglide/messages.js';
import { OwnServerError } from '../own-server.ts';

/**
 * Reads an answer that comes as one JSON value a line, as it comes. A line that is no JSON is skipped; the
 * caller knows by its last line whether the answer was whole. Rejects with an OwnServerError when it breaks off.
 */
export async function* jsonLines<Line>(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff);
      rest += value ?? '';
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        const parsed = parse<Line>(line);
        if (parsed) yield parsed;
      }
      if (done) return;
    }
  } finally {
    // Who stops reading early needs no more of it.
    await reader.cancel().catch(brokenOff);
  }
}

function brokenOff(cause: unknown): never {
  throw new OwnServerError('interrupted', m.ai_broken(), cause);
}

function parse<Line>(line: string): Line | null {
  try {
    return JSON.parse(line) as Line;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
