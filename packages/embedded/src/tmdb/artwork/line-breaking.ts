import { advance, type Face } from './lettering-widths.ts';

/** Splits a title where it can break: between words, and between characters of scripts without spaces. */
function pieces(text: string): string[] {
  return (
    text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7ff]|\S+?(?=[\u3040-\u30ff\u3400-\u9fff])|\S+/gu) ?? []
  );
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]$/u;

function joined(parts: readonly string[]): string {
  return parts.reduce(
    (line, part) => (line === '' ? part : UNSPACED.test(line) ? line + part : `${line} ${part}`),
    '',
  );
}

/** Cuts words longer than `limit` type sizes. */
function cutLong(words: string[], limit: number, face: Face): string[] {
  return words.flatMap((word) => {
    const count = Math.ceil(advance(word, face) / limit);
    if (count < 2) return [word];
    const letters = [...word];
    const size = Math.ceil(letters.length / count);
    return Array.from({ length: count }, (_, index) =>
      letters.slice(index * size, (index + 1) * size).join(''),
    );
  });
}

/** Keeps a last word of one or two characters with the word before. */
function withoutWidow(words: string[]): string[] {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || last.length > 2 || UNSPACED.test(last)) return words;
  return [...words.slice(0, -2), `${words.at(-2)} ${last}`];
}

/**
 * All ways to set a text in one to `most` lines, each as even as possible (with the shortest longest line).
 * Widths are in type sizes.
 */
export function lineBreaks(text: string, face: Face, most: number): string[][] {
  const words = withoutWidow(cutLong(pieces(text), 11, face));
  const width = (from: number, to: number): number => advance(joined(words.slice(from, to)), face);
  const ways: string[][] = [];
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const best = (from: number, left: number): { widest: number; cuts: number[] } => {
      if (left === 1) return { widest: width(from, words.length), cuts: [words.length] };
      let chosen = { widest: Infinity, cuts: [words.length] };
      for (let cut = from + 1; cut <= words.length - left + 1; cut += 1) {
        const here = width(from, cut);
        if (here >= chosen.widest) break;
        const rest = best(cut, left - 1);
        const widest = Math.max(here, rest.widest);
        if (widest < chosen.widest) chosen = { widest, cuts: [cut, ...rest.cuts] };
      }
      return chosen;
    };
    const { cuts } = best(0, count);
    ways.push(cuts.map((cut, index) => joined(words.slice(cuts[index - 1] ?? 0, cut))));
  }
  return ways;
}
