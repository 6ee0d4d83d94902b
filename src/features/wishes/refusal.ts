import { LITTLE_WORDS } from './little-words.ts';
import {
  BEFORE_REFUSED,
  NOT_NARROWED,
  NOT_REFUSING,
  REFUSING_AFTER,
  REFUSING_WORDS,
  UNNEEDED_AFTER,
  UNNEEDED_BEFORE,
} from './refusing-words.ts';

const NOT = `(?:${REFUSING_WORDS.join('|')})${BEFORE_REFUSED}`;

/** Nouns that "and" joins to a negation: "no horror and war", but not "nothing sad and funny". */
const NAMES_A_THING =
  /^(?:.*(?:comed|myster|histor|documentar|fantas|stor)(?:y|ies)|music(?:al)?s?|.*(?:travel|heist|magic|ball|food|boxing|robot|sport|spy|court)|.*[^cdglty]s?)$/u;

interface Refusing {
  before: RegExp;
  after: RegExp;
  what?: RegExp;
}

/** An item of one or two words. */
const ONE = '[^|\\s]+(?: [^|\\s]+)?';

const RIGHT_BEFORE = new RegExp(`(?:^| )(${NOT}) $`, 'u');

/** Joins another item to a negation: "or", "or a", "nor with", "or even". */
const OR_ELSE = `(?:or|nor)(?: (?:even|also|any))*${BEFORE_REFUSED}`;

/**
 * Directly before a negated item ("no", "not too"), or before an item joined to it ("no horror or gore", "no war, gore
 * or …").
 */
const REFUSING: readonly Refusing[] = [
  { before: RIGHT_BEFORE, after: /(?:)/ },
  {
    before: new RegExp(`(?:^| )(${NOT}) \\S+(?: [^|\\s]+)?(?: \\| ${ONE}){0,3}(?: \\|)? ${OR_ELSE} $`, 'u'),
    after: /(?:)/,
  },
  {
    before: new RegExp(`(?:^| )(${NOT}(?<= an?)) ${ONE} and an? $`, 'u'),
    after: /(?:)/,
  },
  {
    before: new RegExp(`(?:^| )(${NOT}) ${ONE}(?: \\| ${ONE}){0,3}(?: \\|)? and $`, 'u'),
    after: /(?:)/,
    what: NAMES_A_THING,
  },
  {
    before: new RegExp(`(?:^| )(${NOT}) [^|]{1,20}(?: \\| ${ONE}){0,2} \\|(?: an?)? $`, 'u'),
    after: new RegExp(`^(?: \\| ${ONE})*(?: \\|)? (?:or|nor) `, 'u'),
  },
  {
    before: new RegExp(`(?:^| )(${NOT}) ${ONE}(?: \\| ${ONE}){0,2} \\| $`, 'u'),
    after: /^(?: \| [^|]+)*(?: \|)? and \S+(?: \S+)?(?: \||$)/,
    what: NAMES_A_THING,
  },
  // "No zombies, vampires, werewolves": exactly three items.
  {
    before: new RegExp(`(?:^|\\| )(${NOT}) [^|\\s]+ \\| [^|\\s]+ \\| $`, 'u'),
    after: /^$/,
    what: NAMES_A_THING,
  },
  {
    before: new RegExp(`(?:^|\\| )(${NOT}) [^|\\s]+ \\| $`, 'u'),
    after: /^ \| [^|\s]+$/,
    what: NAMES_A_THING,
  },
];

const REFUSED_AFTER = new RegExp(`^(?:${REFUSING_AFTER})`, 'u');
const HARMLESS = new RegExp(`(?:^| )(?:${NOT_REFUSING}) $`, 'u');

/** Reach of a negation, in characters. */
const NEAR = 160;

/** The text before a position, within reach, from the start of a word. */
function aheadOf(text: string, start: number): string {
  const from = start > NEAR ? text.indexOf(' ', start - NEAR) : 0;
  return text.slice(from, start);
}

/** The words that negate a range of the text ("without"); null if none do. */
export function refusal(text: string, start: number, end: number): string | null {
  const ahead = aheadOf(text, start);
  if (HARMLESS.test(ahead)) return null;
  const behind = text.slice(end, end + NEAR);
  for (const { before, after, what } of REFUSING) {
    const match = before.exec(ahead);
    if (match?.[1] === undefined || !after.test(behind)) continue;
    if (!what || what.test(text.slice(start, end))) return match[1];
  }
  return REFUSED_AFTER.test(behind) ? 'no' : null;
}

/** Two words are negated, not the second alone: "no Korean horror", "no jump scares". */
const NARROWED = new RegExp(`(?:^| )(?!${NOT_NARROWED})(?:${NOT})((?: [^|\\s]+){1,2}) $`, 'u');

/** Links an item to the preceding one. */
const LINK =
  '(?:with|about|in|from|of|by|on|starring|featuring|set|like|made|under|over|before|after|since|shorter|longer)';
const LINKED = new RegExp(`^${LINK} (?:(?:in|the|an?|any) )*`, 'u');

/** An item is negated together with a linked one: "no comedies with robots", "I hate films from the 90s". */
const REFUSED_WITH = new RegExp(
  `(?:^|\\| |but |and |i |we |please )(?!${NOT_NARROWED}|(?:not|nothing|isnt|aint|arent)(?: (?:too|so|very|really|that|even))* (?!an? |any |another |into ))(?:${NOT}) [^|\\s]+(?: [^|\\s]+)? ${LINK} (?:(?:in|the|an?|any) )*$`,
  'u',
);

const UNNEEDED = new RegExp(
  `(?:^| )(?:${UNNEEDED_BEFORE})${BEFORE_REFUSED}(?: (?:an?|too|very|so|that))* $`,
  'u',
);
const UNNEEDED_THEN = new RegExp(`^(?: (?:films?|movies?|series|shows?))?(?:${UNNEEDED_AFTER})`, 'u');

/** "more funny than", "I prefer comedies to". */
const LESS_THAN =
  /(?:^| )(?:more ([^|\s]+)(?: [^|\s]+)? than|prefer ([^|\s]+)(?: [^|\s]+)? (?:to|over))(?: (?:an?|too))? $/u;

/** Items joined to such phrases. */
const ALSO_UNCLEAR = new RegExp(
  `(?:^| )(?:${UNNEEDED_BEFORE}|not (?:only|just|merely|simply)|more [^|\\s]+ than)(?: (?:an?|too|very))* ${ONE} ${OR_ELSE} $`,
  'u',
);

const NAYS = '(?:dont|do not|doesnt|does not|didnt|did not|cant|cannot|never|not|nobody|no one)';

/** Double negations, and opinions of others: "I don't hate horror", "not one without music", "nobody finds funny". */
const DENIED = new RegExp(
  `(?:^| )(?:${NAYS}(?: (?:really|actually|exactly|even|ever|say(?: that)?(?: i)?))* (?:dont |do not )?` +
    '(?:hat(?:e|es|ed|ing)|dislik(?:e|es|ed|ing)|mind|despise|loathe|detest)|' +
    'cant say(?: that)? i (?:dont|do not|hate|dislike)(?: (?:like|enjoy|want))?|' +
    '(?:no|not|never|nothing)(?: (?!and |or |but |way )[^|\\s]+){1,2} without|' +
    '(?:nobody|no one)(?: (?:would|will|could|can|ever|really))* (?:calls?|finds?|thinks?|considers?|likes?|loves?|wants?|enjoys?))' +
    '(?: (?:any|an?|is|it))* $',
  'u',
);

/** "No comedy without romance" excludes neither. */
const BEFORE_WITHOUT = /(?:^| )(?:no|not|never|nothing)(?: (?:an?|one|any))? $/u;

const isTelling = (word: string) => !LITTLE_WORDS.has(word);

/** Whether a range is neither wanted nor negated: the negation covers more or less than it. */
export function isUnclear(text: string, start: number, end: number): boolean {
  const ahead = aheadOf(text, start);
  if (HARMLESS.test(ahead)) return false;
  const behind = text.slice(end, end + NEAR);
  if (DENIED.test(ahead) || (BEFORE_WITHOUT.test(ahead) && /^ without /.test(behind))) return true;
  if (UNNEEDED.test(ahead) || ALSO_UNCLEAR.test(ahead) || UNNEEDED_THEN.test(behind)) return true;
  // "Not only funny but sad" wants both.
  if (/(?:^| )not (?:only|just|merely|simply)(?: an?)? $/u.test(ahead))
    return !/^[^|]{0,40} but /u.test(behind);
  const [, than, to] = LESS_THAN.exec(ahead) ?? [];
  if (isTelling(than ?? to ?? 'a')) return true;
  if (RIGHT_BEFORE.test(ahead)) return false;
  const link = LINKED.exec(text.slice(start, end))?.[0] ?? '';
  if (REFUSED_WITH.test(ahead + link)) return true;
  const narrowing = link === '' ? NARROWED.exec(ahead)?.[1] : undefined;
  return narrowing?.trim().split(' ').every(isTelling) ?? false;
}
