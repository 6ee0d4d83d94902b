import type { Behaviour } from './server.ts';

/** Ranges of equally likely characters, and their bytes in UTF-8. */
const SCRIPTS = {
  /** From accents to Thaana, including Greek, Cyrillic, Hebrew and Arabic. */
  'two bytes': { first: 0x00c0, last: 0x07b1, bytes: 2 },
  Han: { first: 0x4e00, last: 0x9fff, bytes: 3 },
  'rare Han': { first: 0x20000, last: 0x2a6df, bytes: 4 },
} as const;

/** The same answers with all random words in another script. */
export function inScript(answers: Behaviour, script: keyof typeof SCRIPTS): Behaviour {
  const { first, last, bytes } = SCRIPTS[script];
  let state = 17;
  const letter = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(first + Math.floor((state / 2 ** 32) * (last - first + 1)));
  };
  // The same number of bytes: answers beyond five megabytes are refused.
  const written = (words: string) => Array.from({ length: Math.ceil(words.length / bytes) }, letter).join('');
  const known = new Map<unknown, unknown>();
  const rewrite = (body: unknown): unknown => {
    const replaced = JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string'
        ? value.replace(
            /^((?:Self - )?)([a-z ]{21,})$/,
            (_all, self: string, words: string) => self + written(words),
          )
        : value,
    );
    return JSON.parse(replaced);
  };
  return (call) => {
    const answer = answers(call);
    if (typeof answer !== 'object' || !('body' in answer)) return answer;
    if (!known.has(answer.body)) known.set(answer.body, rewrite(answer.body));
    return { ...answer, body: known.get(answer.body) };
  };
}
