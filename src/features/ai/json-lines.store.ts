import { m } from '../../paraglide/messages.js';
import { OwnServerError } from '../../core/stores/own-server.ts';

/**
 * Streams an answer of one JSON value per line. Skips invalid lines; the caller recognises a complete answer by its
 * last line. Rejects with OwnServerError if the stream breaks off.
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
    // Releases the stream if the caller stops early.
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
