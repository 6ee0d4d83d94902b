import { BEFORE_NAME, CHANGING, LIKE } from './like-words.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { LONGEST_NAME, saysSomething } from './names.ts';
import { isOrigin } from './origins.ts';
import { plainText, Sentence } from './sentence.ts';

/** Maximum names to look up in a catalogue. */
const MOST_PEOPLE = 3;
const MOST_TITLES = 6;

/** The words between the first and the last capitalised one: "al pacino" in "young Al Pacino". */
function named(run: string, capitals: ReadonlySet<string>): string {
  const all = run.split(' ');
  const [from, to] = [
    all.findIndex((word) => capitals.has(word)),
    all.findLastIndex((word) => capitals.has(word)),
  ];
  return from > 0 && from < to ? all.slice(from, to + 1).join(' ') : run;
}

const AFTER_LIKE = new RegExp(`(?:^| )${LIKE} (?:the )?$`, 'u');

/**
 * Candidates for people among the words not understood, to look up in a catalogue: three at most. A single word counts
 * only if capitalised, after "by" and similar, or joined to another name.
 */
export function possiblePeople(
  text: string,
  unread: readonly { words: string; refused: boolean }[],
): string[] {
  const plain = plainText(text);
  const capitals = new Set((text.match(/\p{Lu}[\p{L}'’.-]+/gu) ?? []).map((name) => plainText(name)));
  const isNamed = (run: string) =>
    capitals.has(run) ||
    new RegExp(`(?:^| )(?:by|with|starring|director|actor|actress) ${run}(?: |$)`, 'u').test(plain);
  // Words after "like" belong to a title; "French" is no person.
  const isOther = (run: string) =>
    isOrigin(run) || AFTER_LIKE.test(plain.slice(0, Math.max(0, plain.indexOf(run))));
  const names = unread
    .filter(({ words }) => !isOther(words))
    .map(({ words, refused }) => ({
      run: named(words, capitals),
      isName:
        words.split(' ').length > 1
          ? words.split(' ').length < 5 && (!refused || isNamed(words.split(' ').at(-1) ?? ''))
          : isNamed(words),
    }));
  return names
    .filter(
      ({ run, isName }) =>
        isName ||
        names.some(
          (other) =>
            other.isName && new RegExp(`(?:^| )${other.run} (?:and|or) ${run}(?: |$)`, 'u').test(plain),
        ),
    )
    .map(({ run }) => run)
    .slice(0, MOST_PEOPLE);
}

/** Where a name may end; "Lost in Translation" continues. */
const CUTS = new RegExp(
  ' (?:(?:but|with|without|and|or|only|that|set|please|where|which|not|no|meets|except|minus|under|over|before|after|since|shorter|longer|made|newer|older|as|style)' +
    '|(?:in|on|about|from|for)(?! \\p{Lu})) ',
  'u',
);

const BEFORE_TITLE = new RegExp(`(?<![\\p{L}\\p{N}])${LIKE} (?:${BEFORE_NAME})["“„«]?(?=\\S)`, 'giu');

/** Ends a sentence; not the point in "Dr." or "E.T.". */
const END = /(?<!\b(?:\p{L}|Dr|Mr|Mrs|Ms|St|Vol|No|Pt|vs|Jr|Sr))[.!?]+(?= \p{Lu})|[;\n]|[!?.]+$|["”»]/u;

/** A title to be modified, at the start: "The Godfather but in space". */
const CHANGED = new RegExp(`^(?:an? )?(\\p{Lu}\\S*(?: \\S+){0,7}?),? (?:${CHANGING}) `, 'u');

/** Two titles to be mixed: "Jaws meets Alien". */
const MIXED = /^(?:an? )?(\p{Lu}\S*(?: \S+){0,7}?) meets (\p{Lu}.*)$/u;

/** Possible names at the start of a text: "Dune but funny", "Dune". */
function* readings(rest: string): Generator<string> {
  const whole = (rest.split(END)[0] ?? '').split(' ').slice(0, LONGEST_NAME).join(' ');
  yield whole;
  let longest = whole;
  for (let cut = 0; cut < 2 && longest; cut += 1) {
    const at = [...`${longest} `.matchAll(new RegExp(CUTS, 'gu'))].at(-1)?.index ?? 0;
    longest = longest.slice(0, at);
    if (!longest.includes(',')) yield longest;
  }
  const pieces = whole.split(/,? (?:and|or|meets) |, /iu).map((piece) => piece.split(CUTS)[0] ?? '');
  // "In Bruges" must not be cut at its start.
  for (const piece of pieces) yield piece.replace(/^(?:the )?(?:movie|film|series|show) /iu, '');
}

/**
 * Candidates for example titles, as written, to look up in a catalogue: longest first, 6 at most. "Like Dune but funny"
 * may mean "Dune but funny" or "Dune"; a colon may be part of a title.
 */
export function possibleTitles(text: string): string[] {
  const { capitals } = new Sentence(text);
  const line = text.replace(/\s+/gu, ' ').trim();
  const candidates = [...line.matchAll(BEFORE_TITLE)].flatMap(({ 0: match, index }) => [
    ...readings(line.slice(index + match.length)),
  ]);
  const [, one = '', other = ''] = MIXED.exec(line) ?? [];
  if (one !== '') candidates.push(one, ...readings(other));
  const [, first = ''] = CHANGED.exec(line) ?? [];
  // "Funny but sad" names no title.
  if (
    candidates.length === 0 &&
    first !== '' &&
    !saysSomething(plainText(first)) &&
    hasTelling(plainText(first))
  )
    candidates.push(first);
  const once = new Map(candidates.map((name) => [plainText(name), name.replace(/[\s,.;:]+$/u, '')]));
  return [...once]
    .filter(([plain]) => (plain.length > 1 && !LITTLE_WORDS.has(plain)) || capitals.has(plain))
    .map(([, name]) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_TITLES);
}

const hasTelling = (plain: string) => plain.split(' ').some((word) => !LITTLE_WORDS.has(word));
