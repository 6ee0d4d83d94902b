import { titleKey, type TitleSummary } from '../../core/title.ts';
import { plainText } from './sentence.ts';
import { asksAnything, inTurn, withoutParts, type Asked, type Part } from './wish-parts.server.ts';

/** Titles a wish should find; below that its parts are dropped step by step. */
export const ENOUGH = 6;

/** Most titles where parts are dropped, and most smaller wishes that Discover is asked for: each is a call. */
const MOST_TITLES = 12;
const MOST_STEPS = 10;

/** A title that matches a wish in part, with the labels of what it lacks. */
export interface PartialMatch {
  title: TitleSummary;
  lacks: readonly string[];
}

const labelsOf = (parts: readonly Part[]) => parts.map(({ label }) => label);

/** The sets of parts to drop: the smallest first, and moods and subjects before facts. Refusals are never dropped. */
function drops(parts: readonly Part[]): string[][] {
  const themes = parts.filter(({ sort }) => sort === 'theme');
  const facts = parts.filter(({ sort }) => sort === 'shown' || sort === 'fact');
  const all = [...themes, ...facts];
  const allBut = (list: readonly Part[], kept: Part) => list.filter((part) => part !== kept);
  const sets = [
    ...all.map((part) => [part]),
    ...themes.map((theme) => allBut(themes, theme)),
    themes,
    ...all.map((part) => allBut(all, part)),
  ].filter(({ length }) => length > 0 && length < all.length);
  const once = new Map(sets.map((set) => [labelsOf(set).toSorted().join('\n'), labelsOf(set)]));
  return [...once.values()].toSorted((a, b) => a.length - b.length);
}

/** How many of some words, or of their beginnings, a title's name and story have. */
function wordsIn({ title, overview }: TitleSummary, words: readonly string[]): number {
  const text = ` ${plainText(`${title} ${overview}`)}`;
  return words.filter((word) => text.includes(` ${word}`)).length;
}

/** What a smaller wish is asked with. */
interface PartialSetting {
  partsIn: (asked: Asked) => Part[];
  /** Words that stories of matching titles may have. */
  words: readonly string[];
  /** Titles that match all of it. */
  exact: readonly TitleSummary[];
  find: (rest: Asked) => Promise<TitleSummary[]>;
}

/**
 * Titles that match most of a wish, best first, each with what it lacks. Smaller wishes are asked in groups that lack
 * equally much, until six titles are found, `exact` included; ten calls of `find` at most.
 */
export async function partialMatches(
  asked: Asked,
  { partsIn, words, exact, find }: PartialSetting,
): Promise<PartialMatch[]> {
  const found: PartialMatch[] = [];
  const seen = new Set(exact.map(titleKey));
  const parts = partsIn(asked);
  const steps = drops(parts)
    .map((lacks) => ({ lacks, rest: withoutParts(asked, lacks, partsIn) }))
    .filter(({ rest }) => asksAnything(rest) || rest.likes.length > 0)
    .slice(0, MOST_STEPS);
  for (const size of new Set(steps.map(({ lacks }) => lacks.length))) {
    if (seen.size >= ENOUGH) break;
    const group = steps.filter(({ lacks }) => lacks.length === size);
    const lists = await Promise.all(group.map(({ rest }) => find(rest)));
    const titles = inTurn(lists).filter((title) => !seen.has(titleKey(title)));
    const matches = titles.map((title): PartialMatch => {
      // A title that two smaller wishes find lacks only what both drop.
      const dropped = group.flatMap(({ lacks }, at) =>
        lists[at]?.some((one) => titleKey(one) === titleKey(title)) ? [lacks] : [],
      );
      const both = dropped.reduce((kept, lacks) => kept.filter((one) => lacks.includes(one)));
      return { title, lacks: both.length > 0 ? both : (dropped[0] ?? []) };
    });
    const ranked = matches.toSorted(
      (a, b) => a.lacks.length - b.lacks.length || wordsIn(b.title, words) - wordsIn(a.title, words),
    );
    // What lacks more than it has only fills up.
    const most = size * 2 > parts.length ? ENOUGH : MOST_TITLES;
    for (const match of ranked.slice(0, Math.max(0, most - seen.size))) {
      seen.add(titleKey(match.title));
      found.push(match);
    }
  }
  return found;
}
