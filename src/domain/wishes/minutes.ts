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

const BEFORE =
  'under|below|less than|shorter than|within|at most|max(?:imum)?|up to|no (?:more|longer) than|not (?:more|longer) than|not over|' +
  'over|above|more than|longer than|at least|no (?:less|shorter) than|not under|not less than|about|around|roughly';

const AFTER = 'or (?:less|shorter|under)|max(?:imum)?|tops|at (?:the )?most|or (?:more|longer)|plus|at least';

const LENGTH = `(?:(${BEFORE}) )?(\\d{1,3}(?:\\.\\d)?|half an|an?|one|two|three|four|five|half)(?: (?:and )?(?:a )?(half))? (min(?:ute)?s?|hours?|hrs?|h)(?: long| runtime)?(?: (${AFTER}))?`;

/** What one may add to and take from a length that is given as it is, in minutes. */
const TOLERANCE = 15;

/** Shortest that is "long", longest that is "not too long", and the first minute that is not "short" any more. */
const LONG = 150;
const NOT_TOO_LONG = 120;
const NOT_SHORT = 100;

function lengthOf({ groups: [before = '', amount = '', half, unit = '', after = ''] }: Taken): MinuteWishes {
  const hours = (HOURS[amount] ?? Number(amount)) + (half ? 0.5 : 0);
  const minutes = Math.round(hours * (unit.startsWith('h') ? 60 : 1));
  if (/^(?:under|below|less|shorter)/.test(before)) return { shortest: null, longest: minutes - 1 };
  if (/^(?:over|above|more|longer)/.test(before)) return { shortest: minutes + 1, longest: null };
  if (/^(?:at least|no(?:t)? (?:less|shorter|under))/.test(before) || /more|longer|plus|least/.test(after)) {
    return { shortest: minutes, longest: null };
  }
  if (/^(?:within|at most|max|up to|no)/.test(before) || after) return { shortest: null, longest: minutes };
  return { shortest: minutes - TOLERANCE, longest: minutes + TOLERANCE };
}

/** Words for a length; a series is not short by its episodes unless these are spoken of. */
const WORDS: readonly { words: string; refused: boolean; kinds: readonly Kind[]; means: MinuteWishes }[] = [
  {
    words: '(?:too )?long|overlong|lengthy',
    refused: true,
    kinds: ['movie'],
    means: { shortest: null, longest: NOT_TOO_LONG },
  },
  { words: '(?:too )?short', refused: true, kinds: ['movie'], means: { shortest: NOT_SHORT, longest: null } },
  {
    words:
      '(?:fairly |very |really |rather )?short(?:er|ish)?(?! (?:stor|on|for|of|notice|term)\\S*)|quick(?: watch)?',
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
    words: 'short episodes|half hour(?: episodes)?',
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
  const add = ({ shortest, longest }: MinuteWishes) => {
    minutes.shortest ??= shortest;
    minutes.longest ??= longest;
  };
  sentence.take(
    `between (\\d{1,3}|one|two|three) and (\\d{1,3}|one|two|three|four) (min(?:ute)?s?|hours?|h)`,
    ({ groups: [from = '', to = '', unit = ''] }) => {
      const factor = unit.startsWith('h') ? 60 : 1;
      const value = (amount: string) => (HOURS[amount] ?? Number(amount)) * factor;
      add({ shortest: Math.min(value(from), value(to)), longest: Math.max(value(from), value(to)) });
      return true;
    },
  );
  sentence.take(
    '([1-4]) ?h(?:ours?|rs?)? ?([0-5]\\d)(?: ?min(?:utes)?)?( max| tops| or less)?',
    ({ groups: [hours, rest, most] }) => {
      const minutes = Number(hours) * 60 + Number(rest);
      add(
        most
          ? { shortest: null, longest: minutes }
          : { shortest: minutes - TOLERANCE, longest: minutes + TOLERANCE },
      );
      return true;
    },
  );
  for (const taken of sentence.take(LENGTH, ({ words }) => !/^an? (?:min|h)/.test(words)))
    add(lengthOf(taken));
  for (const { words, refused, kinds, means } of WORDS) {
    if (!kinds.includes(kind)) continue;
    if (sentence.takeFirst(words, (taken) => taken.refused === refused)) add(means);
  }
  return minutes;
}
