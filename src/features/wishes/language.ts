import { FOREIGN_WORDS, LITTLE_WORDS } from './little-words.ts';
import { plainText } from './sentence.ts';

/** English words that exist in other languages too. */
const SHARED_WORDS = new Set([
  'a',
  'an',
  'as',
  'do',
  'film',
  'films',
  'i',
  'in',
  'me',
  'no',
  'on',
  'series',
  'so',
  'to',
]);

/** English words with accents. */
const ACCENTED_WORDS =
  /^(?:caf[ée]s?|clich[ée]s?|na[ïi]ve|fa[çc]ade|fianc[ée]e?|d[ée]j[àa]|vu|vis|à|la|r[ée]sum[ée]s?|risqu[ée]|cr[èe]me|über|se[ñn]or[ai]?s?|anim[ée]|pok[ée]mon|auteurs?|noël|touché|protég[ée]e?|soirée|mêlée|outré|passé|blasé|décor|début|séance|jalapeño|piñata|ménage|coup|état|señor)$/u;

/** Beginnings of Polish words common in wishes, and Polish endings. */
const POLISH_WORD =
  /^(?:(?:psychologiczn|kryminaln|rodzinn|animowan|wojenn|smieszn|zabawn|straszn|romantyczn|komediow|najlepsz|najnowsz|krotk|lekk|dobr|now[yae]$|star[yae]$|podobn|horrory|akcji|wieczor|swiet|milos|dziewczyn|chlopak|przemoc|krwi|lekarz|kosmos|kosmic|wojn|policj|szpieg|detektyw|robotach|zombiakach|wampir(?:ach|ami|y)|niemow|polsk|amerykansk|francusk|koreansk|japonsk|wlosk|obejrz|polec|bajk|seriale?u?$|filmem$|filmie$)\w*|\w{3,}(?:czny|czna|czne|cznego|owany|owana|owane|kich|nych|nego|wego|kiego|osci|arzach|yjny|yjna|yjne))$/u;

/** Polish prepositions after a word for films: "film o", "horror bez". */
const POLISH_LINK =
  /(?:^| )(?:film|filmu|serial|horror|thriller|western|dramat|komedia|kino|fiction|cos) (?:o|z|ze|w|na|do|dla|bez|od|jak) \S/u;

/** Words unique to other languages, unless capitalised as names. */
const TELLING = new Set([
  'bez',
  'jak',
  'jest',
  'nie',
  'oraz',
  'dla',
  'cos',
  'een',
  'ein',
  'une',
  'uno',
  'una',
  'och',
  'filme',
  'filmes',
  'rolig',
  'roliga',
  'grappige',
  'damore',
]);

/** Whether a text without English words contains a word of another language; ignores capitalised names. */
function isForeignInShort(text: string): boolean {
  const small = (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{M}’']*/gu) ?? []).map(plainText);
  return (
    POLISH_LINK.test(plainText(text)) || small.some((word) => TELLING.has(word) || POLISH_WORD.test(word))
  );
}

/** Number of lower-case words with letters foreign to English. */
function accentedWords(text: string, names: readonly string[]): number {
  const known = new Set(names.flatMap((name) => name.split(' ')));
  return (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{M}]+/gu) ?? []).filter(
    (word) =>
      /[^a-z’'\u0300-\u036f]/u.test(word.normalize('NFC')) &&
      !ACCENTED_WORDS.test(word.normalize('NFC')) &&
      !known.has(plainText(word)),
  ).length;
}

/**
 * Whether a text can be parsed as English: mostly Latin letters, and no more foreign words (or words with foreign
 * letters) than English ones. Ignores `names` (titles and people, plain).
 */
export function isEnglish(text: string, names: readonly string[] = []): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return false;
  const plain = names.reduce((left, name) => left.replaceAll(` ${name} `, ' '), ` ${plainText(text)} `);
  const all = plain.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  // Without repetitions: "la la" may be a name.
  const common = [...new Set(all)].filter((word) => FOREIGN_WORDS.has(word) && !LITTLE_WORDS.has(word));
  const foreign = common.length + accentedWords(text, names);
  const english = all.filter((word) => LITTLE_WORDS.has(word) && !SHARED_WORDS.has(word)).length;
  const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text);
  // A few words of which half are clearly foreign: "film wojenny".
  const telling = all.filter((word) => !SHARED_WORDS.has(word)).length;
  if (english === 0 && foreign * 2 >= telling && common.some((word) => word.length >= 5)) return false;
  if (english === 0 && isForeignInShort(text)) return false;
  return foreign < (accented ? 1 : 2) || foreign < english;
}
