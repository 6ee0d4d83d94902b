import type { Kind } from '../../core/title.ts';
import { AMOUNT, amountOf } from './amounts.ts';
import { LENGTH_WORDS, TOLERANCE, type MinuteWishes } from './length-words.ts';
import type { Sentence, Taken } from './sentence.ts';

const UNIT = '(min(?:ute)?s?|hours?|hrs?|h|m)';

/** An amount before a unit, possibly attached: "90min", "2h". */
const OF = `${AMOUNT}(?:(?<=\\d) ?| )`;

const UP_TO =
  'under|below|less than|fewer than|shorter than|within|at most|max(?:imum)?|up to|(?:i|we|ive|weve)(?: only| just)?(?: have| got)?(?: only| just)?(?: about)?';
const FROM = 'over|above|more than|longer than|at least|min(?:imum)?';
const BEFORE = `${UP_TO}|${FROM}|about|around|roughly|exactly`;

const AFTER =
  'or (?:less|shorter|under|below)|max(?:imum)?|tops|at (?:the )?most|or (?:more|longer|over)|plus|at least';

const SAID_OF = '(?:(?:runtimes?|running time|length|episodes?)(?: (?:of|is|are|that are|which are))? )?';
const LONG_OR_EACH = '(?: (?:long|runtime|per episode|an episode|each|episodes?))*';

/** Excludes other durations: "12 hours of sleep", "two hours ago", "15 minutes of fame", "the last 20 minutes". */
const NOT_OF = '(?<!(?:last|first|final|next|past|set|every) )';
const NOT_THEN =
  '(?! (?:of (?!footage|fun|action|runtime)|ago|away|later|before|after|from now|into|in the|to live|old))';

const LENGTH = `${NOT_OF}(?:(${BEFORE}) )?${SAID_OF}(?:(${BEFORE}) )?${OF}(?:and )?(?:a )?(?:(half) )?(?:(plus) )?${UNIT}(?: and a (half))?${LONG_OR_EACH}(?: (${AFTER}))?${NOT_THEN}`;

/** "1h 45", "two hours and ten minutes", "one hour forty". */
const HOURS_AND_MINUTES = `${NOT_OF}(?:(${BEFORE}) )?${SAID_OF}(?:(${BEFORE}) )?([1-4]|an|one|two|three|four) ?h(?:ours?|rs?)? ?(?:and )?${AMOUNT}(?: ?(?:m|min(?:ute)?s?))?${LONG_OR_EACH}(?: (${AFTER}))?${NOT_THEN}(?! half)(?! ?(?:to|and|h|\\d))`;

/** "Longer than two hours but shorter than three": a missing unit is that of the other end. */
const BOTH_ENDS = `(${BEFORE}) ${OF}${UNIT}?(?: long)?(?: \\|)?(?: ?(?:but|and))?( not| no)? (${BEFORE}) ${AMOUNT}(?:(?<=\\d) ?| |(?= \\||$))${UNIT}?(?![ a-z\\d]*(?:years?|seasons?))(?![a-z\\d])`;

/** Without a unit: "no longer than 100", "runtime under 100". */
const WITHOUT_UNIT = `(?:(?:runtime|running time|length) (?:of |is )?(${BEFORE})|(longer than|shorter than)) (\\d{2,3})(?! ?(?:min|h|m|years?|days?|seasons?|episodes?|\\d))`;

/** No title is longer: excludes "48 hours". */
const MOST_MINUTES = 600;

interface Length {
  before?: string | undefined;
  minutes: number;
  after?: string | undefined;
  /** Negated: "nothing over two hours". */
  refused?: boolean;
}

const startsWith = (words: string, text: string) => new RegExp(`^(?:${words})$`).test(text);

/** The range of a length; null if it is no length. */
function lengthOf({ before = '', minutes, after = '', refused = false }: Length): MinuteWishes | null {
  if (!(minutes > 0 && minutes <= MOST_MINUTES)) return null;
  const least = startsWith(FROM, before) || /more|longer|over|plus|least/.test(after);
  const most = startsWith(UP_TO, before) || (after !== '' && !least);
  if (!least && !most) {
    if (refused) return null;
    const tolerance = before === 'exactly' ? 0 : TOLERANCE;
    return { shortest: Math.max(1, minutes - tolerance), longest: minutes + tolerance };
  }
  const without = /^(?:over|above|more|longer|under|below|less|fewer|shorter)/.test(before) ? 1 : 0;
  // "Nothing over 90 minutes" includes 90, "not at least 90" excludes it.
  if (most === refused)
    return { shortest: refused ? minutes + 1 - without : minutes + without, longest: null };
  return { shortest: null, longest: refused ? minutes - 1 + without : minutes - without };
}

const minutesOf = (amount: string, unit: string) =>
  Math.round(amountOf(amount) * (unit.startsWith('h') ? 60 : 1));

/**
 * Parses a length in minutes, and consumes it: "under 100 minutes", "two hours and a half", "short" (below 100), "not
 * too long" (120 at most).
 */
export function readMinutes(sentence: Sentence, kind: Kind): MinuteWishes {
  const minutes: MinuteWishes = { shortest: null, longest: null };
  // A contradictory length is not consumed: it is reported as not understood.
  const add = ({ shortest, longest }: MinuteWishes): boolean => {
    const next = { shortest: minutes.shortest ?? shortest, longest: minutes.longest ?? longest };
    if (next.shortest !== null && next.longest !== null && next.shortest > next.longest) return false;
    Object.assign(minutes, next);
    return true;
  };
  const addLength = (length: Length, { unclear }: Taken) => {
    const means = unclear ? null : lengthOf(length);
    return means !== null && add(means);
  };
  sentence.take(
    BOTH_ENDS,
    ({ refused, groups: [before, amount = '', unit, not, other, rest = '', itsUnit] }) => {
      if (unit === undefined && itsUnit === undefined) return false;
      const first = lengthOf({ before, minutes: minutesOf(amount, unit ?? itsUnit ?? ''), refused });
      const second = lengthOf({
        before: other,
        minutes: minutesOf(rest, itsUnit ?? unit ?? ''),
        refused: !!not,
      });
      const shortest = first?.shortest ?? second?.shortest ?? null;
      const longest = first?.longest ?? second?.longest ?? null;
      return shortest !== null && longest !== null && add({ shortest, longest });
    },
  );
  sentence.take(
    `(?:between |from )?${OF}${UNIT}? ?(?:and|to) ${OF}${UNIT}${LONG_OR_EACH}`,
    ({ refused, unclear, words, groups: [from = '', itsUnit, to = '', unit = ''] }) => {
      // "One hour and 30 minutes" is one length.
      if (refused || unclear || /hundred$/.test(from) || (itsUnit && !/^(?:between|from)| to /.test(words)))
        return false;
      const [one, other] = [minutesOf(from, itsUnit ?? unit), minutesOf(to, unit)];
      return (
        Math.max(one, other) <= MOST_MINUTES &&
        add({ shortest: Math.min(one, other), longest: Math.max(one, other) })
      );
    },
  );
  sentence.take(HOURS_AND_MINUTES, (taken) => {
    const [before, its, hours = '', rest = '', after] = taken.groups;
    const minutes = amountOf(hours) * 60 + amountOf(rest);
    return (
      amountOf(rest) < 60 &&
      amountOf(rest) > 4 &&
      addLength({ before: its ?? before, minutes, after, refused: taken.refused }, taken)
    );
  });
  sentence.take(LENGTH, (taken) => {
    const [before, its, amount = '', half, plus, unit = '', halfAfter, after] = taken.groups;
    // "An hour" alone is not specific.
    if (/^an? (?:min(?:ute)?|hours?|h)(?: (?:long|each))?$/.test(taken.words)) return false;
    const minutes = minutesOf(amount, unit) + (half || halfAfter ? minutesOf('half', unit) : 0);
    return addLength({ before: its ?? before, minutes, after: after ?? plus, refused: taken.refused }, taken);
  });
  sentence.take(WITHOUT_UNIT, (taken) => {
    const [of, by, minutes = ''] = taken.groups;
    return (
      Number(minutes) >= 40 &&
      addLength({ before: of ?? by, minutes: Number(minutes), refused: taken.refused }, taken)
    );
  });
  for (const { words, refused, kinds, means } of LENGTH_WORDS) {
    if (!kinds.includes(kind)) continue;
    sentence.takeFirst(words, (taken) => taken.refused === refused && !taken.unclear && add(means));
  }
  return minutes;
}
