import type { Kind } from '../title.ts';
import type { Sentence, Taken } from './sentence.ts';

/** Minutes of a movie or of an episode, both included; null leaves an end open. */
export interface MinuteWishes {
  shortest: number | null;
  longest: number | null;
}

const HOURS: Record<string, number> = {
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  half: 0.5,
  'half an': 0.5,
};

/** Other amounts in words. */
const AMOUNTS: Record<string, number> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  'a hundred and ten': 110,
  'a hundred and twenty': 120,
  'one hundred and twenty': 120,
};

const amountOf = (amount: string) => HOURS[amount] ?? AMOUNTS[amount] ?? Number(amount);

const IN_WORDS = [...Object.keys(AMOUNTS), ...Object.keys(HOURS)]
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const AMOUNT = `(\\d{1,3}(?:\\.\\d{1,2})?|${IN_WORDS})`;

const UNIT = '(min(?:ute)?s?|hours?|hrs?|h)';

const BEFORE =
  'under|below|less than|shorter than|within|at most|max(?:imum)?|up to|no (?:more|longer) than|not (?:more|longer) than|not over|' +
  'not above|no over|over|above|more than|longer than|at least|no (?:less|shorter) than|not under|not less than|about|around|roughly';

const AFTER = 'or (?:less|shorter|under)|max(?:imum)?|tops|at (?:the )?most|or (?:more|longer)|plus|at least';

const LENGTH = `(?:(${BEFORE}) )?${AMOUNT}(?: (?:and )?(?:a )?(half))? ${UNIT}(?: and a (half))?(?: (?:long|runtime|per episode|an episode|each|episodes?))*(?: (${AFTER}))?`;

/** "Longer than two hours but shorter than three": the second has the unit of the first. */
const BOTH_ENDS = `(${BEFORE}) ${AMOUNT} ${UNIT}(?: long)?(?: \\|)?(?: (?:but|and))? (${BEFORE}) ${AMOUNT}(?! ?(?:min|h|years?|\\d))`;

/** What one may add to and take from a length that is given as it is, in minutes. */
const TOLERANCE = 15;

/** Shortest that is "long", longest that is "not too long", and the first minute that is not "short" any more. */
const LONG = 150;
const NOT_TOO_LONG = 120;
const NOT_SHORT = 100;

function lengthOf([
  before = '',
  amount = '',
  half,
  unit = '',
  halfAfter,
  after = '',
]: Taken['groups']): MinuteWishes {
  const hours = amountOf(amount) + (half || halfAfter ? 0.5 : 0);
  const minutes = Math.round(hours * (unit.startsWith('h') ? 60 : 1));
  if (/^(?:under|below|less|shorter)/.test(before)) return { shortest: null, longest: minutes - 1 };
  if (/^(?:over|above|more|longer)/.test(before)) return { shortest: minutes + 1, longest: null };
  if (/^(?:at least|not? (?:less|shorter|under))/.test(before) || /more|longer|plus|least/.test(after)) {
    return { shortest: minutes, longest: null };
  }
  if (/^(?:within|at most|max|up to|no)/.test(before) || (after && !/episode/.test(after)))
    return { shortest: null, longest: minutes };
  return { shortest: Math.max(1, minutes - TOLERANCE), longest: minutes + TOLERANCE };
}

/** Right after "short" these speak of no length: "short-term memory", "short of money". */
const NO_LENGTH =
  '(?! (?:stor(?:y|ies)|on|for|of|notice|term|tempered|circuit\\S*|lived|sighted|hand|cuts?|changed|handed|hair\\S*|straw|wave|order|supply)(?![a-z]))';

/** Longest that is a short film. */
const SHORT_FILM = 40;

/** Words for a length; a series is not short by its episodes unless these are spoken of. */
const WORDS: readonly { words: string; refused: boolean; kinds: readonly Kind[]; means: MinuteWishes }[] = [
  {
    words: '(?:too )?long|overlong|lengthy',
    refused: true,
    kinds: ['movie'],
    means: { shortest: null, longest: NOT_TOO_LONG },
  },
  {
    words: 'short films?|shorts',
    refused: false,
    kinds: ['movie'],
    means: { shortest: null, longest: SHORT_FILM },
  },
  {
    words: 'short films?|shorts',
    refused: true,
    kinds: ['movie'],
    means: { shortest: SHORT_FILM + 1, longest: null },
  },
  {
    words: `(?:too )?short${NO_LENGTH}`,
    refused: true,
    kinds: ['movie'],
    means: { shortest: NOT_SHORT, longest: null },
  },
  {
    words: `(?<!(?:in|for|anything|life is|too) )(?:fairly |very |really |rather )?short(?:er|ish)?${NO_LENGTH}|quick(?: watch)?`,
    refused: false,
    kinds: ['movie'],
    means: { shortest: null, longest: NOT_SHORT - 1 },
  },
  {
    words:
      '(?:very |really )?long(?:er)?(?= (?:\\S+ )?(?:films?|movies?|epics?|dramas?|one|·))|three hour epics?',
    refused: false,
    kinds: ['movie'],
    means: { shortest: LONG, longest: null },
  },
  {
    words: '(?:short|quick|brief) episodes|half hour(?: episodes)?|quick',
    refused: false,
    kinds: ['tv'],
    means: { shortest: null, longest: 30 },
  },
];

/**
 * Reads a length in minutes and takes it out: "under 100 minutes", "two hours and a half", "short" (below 100),
 * "not too long" (120 at most).
 */
export function readMinutes(sentence: Sentence, kind: Kind): MinuteWishes {
  const minutes: MinuteWishes = { shortest: null, longest: null };
  // What would leave no length at all is not taken: it stays, and is named as not understood.
  const add = ({ shortest, longest }: MinuteWishes): boolean => {
    const next = { shortest: minutes.shortest ?? shortest, longest: minutes.longest ?? longest };
    if (next.shortest !== null && next.longest !== null && next.shortest > next.longest) return false;
    Object.assign(minutes, next);
    return true;
  };
  sentence.take(BOTH_ENDS, ({ groups: [before, amount, unit, other, rest] }) => {
    const first = lengthOf([before, amount, undefined, unit]);
    const second = lengthOf([other, rest, undefined, unit]);
    const both = { shortest: first.shortest ?? second.shortest, longest: first.longest ?? second.longest };
    return both.shortest !== null && both.longest !== null && add(both);
  });
  sentence.take(
    `(?:between |from )?${AMOUNT} (?:and|to) ${AMOUNT} ${UNIT}(?: long)?`,
    ({ groups: [from = '', to = '', unit = ''] }) => {
      const factor = unit.startsWith('h') ? 60 : 1;
      const value = (amount: string) => Math.round(amountOf(amount) * factor);
      return add({ shortest: Math.min(value(from), value(to)), longest: Math.max(value(from), value(to)) });
    },
  );
  sentence.take(
    '([1-4]) ?h(?:ours?|rs?)? ?([0-5]\\d)(?: ?min(?:utes)?)?( max| tops| or less)?',
    ({ groups: [hours, rest, most] }) => {
      const minutes = Number(hours) * 60 + Number(rest);
      return add(
        most
          ? { shortest: null, longest: minutes }
          : { shortest: minutes - TOLERANCE, longest: minutes + TOLERANCE },
      );
    },
  );
  sentence.take(LENGTH, ({ words, groups }) => !/^an? (?:min|h)/.test(words) && add(lengthOf(groups)));
  for (const { words, refused, kinds, means } of WORDS) {
    if (!kinds.includes(kind)) continue;
    sentence.takeFirst(words, (taken) => taken.refused === refused && add(means));
  }
  return minutes;
}
