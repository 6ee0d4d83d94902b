/**
 * Reads an answer that comes as one JSON value a line, as it comes. A line that is no JSON is skipped; the
 * caller knows by its last line whether the answer was whole.
 */
export async function* jsonLines<Line>(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
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
    await reader.cancel().catch(() => undefined);
  }
}

function parse<Line>(line: string): Line | null {
  try {
    return line.trim() ? (JSON.parse(line) as Line) : null;
  } catch {
    return null;
  }
}
