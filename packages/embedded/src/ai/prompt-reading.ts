/** A prompt's request. */
export interface Question {
  kind: 'movie' | 'tv';
  description: string;
  /** Names to exclude. */
  known: string[];
  /** The language of the answer, by its English name: "German". */
  language: string;
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const block = (prompt: string, name: string) =>
  new RegExp(`<${name}>\\s*([^]*?)\\s*</${name}>`).exec(prompt)?.[1];

/** Parses a prompt with tagged JSON parts; any other prompt is a description. */
export function readPrompt(prompt: string): Question {
  const description = json(block(prompt, 'description'));
  const known = json(block(prompt, 'known'));
  const task = prompt.replace(/<(\w+)>[^]*?<\/\1>/g, '');
  return {
    kind: /\bTV series\b/i.test(typeof description === 'string' ? task : prompt) ? 'tv' : 'movie',
    description: typeof description === 'string' ? description : prompt,
    language: /^Write .* in ([\p{L} ()]+)\.$/mu.exec(task)?.[1] ?? 'English',
    known: Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [],
  };
}
