import type { Sentence, Taken } from './sentence.ts';

/** First and last year, both included; null leaves an end open. */
export interface YearWishes {
  from: number | null;
  to: number | null;
}

const YEAR = '((?:18|19|20)\\d\\d)';

const DECADES: Record<string, number> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  naughties: 2000,
};

const NUMBERS: Record<string, number> = {
  couple: 2,
  'couple of': 2,
  'a couple of': 2,
  few: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
};

/** Those that say how many, not about how many. */
const EXACT_NUMBERS = Object.keys(NUMBERS).filter((name) => !/couple|few/.test(name));

const DECADE = `(early |mid |late )?(?:${YEAR.replace('\\d\\d)', '\\d0)')} ?s|(?:19)?([2-9]0) ?s|(${Object.keys(DECADES).join('|')}))`;

/** "early 90s" are the first four years, "late" the last four, "mid" those between and one on each side. */
const PARTS: Record<string, [number, number]> = { early: [0, 3], mid: [3, 6], late: [6, 9] };

function decadeOf({ groups: [part = '', full, short, word] }: Taken): YearWishes {
  const first = full ? Number(full) : short ? 1900 + Number(short) : (DECADES[word ?? ''] ?? 0);
  const [from, to] = PARTS[part.trim()] ?? [0, 9];
  return { from: first + from, to: first + to };
}

/** Two decades are one span when they touch: "the 60s and 70s". */
function joined(decades: readonly YearWishes[]): YearWishes | null {
  const [first, ...others] = decades.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (!first) return null;
  return others.reduce<YearWishes | null>(
    (span, next) =>
      span && (next.from ?? 0) <= (span.to ?? 0) + 1
        ? { from: span.from, to: Math.max(span.to ?? 0, next.to ?? 0) }
        : null,
    first,
  );
}

const wanted = ({ refused }: Taken) => !refused;

/** Right after these a year is no year of release: "set in 1984", "like 1917", "about 1066". */
const NO_RELEASE =
  '(?<!(?:set|happens?|takes? place|plays?|about|like|called|titled|named|similar to|loved?|the year|travel\\S* to|back to) (?:(?:in|during|around|the year) )*)';
const year = ({ groups }: Taken, at = 0) => Number(groups[at]);

/** The first film is of this year; and how far ahead a year alone still is one of release. */
const FIRST_YEAR = 1888;
const YEARS_AHEAD = 2;

type Rule = (sentence: Sentence, thisYear: number) => YearWishes | null;

/** A rule that takes the first of a pattern and says which years it means. */
function rule(words: string, means: (taken: Taken, thisYear: number) => YearWishes): Rule {
  return (sentence, thisYear) => {
    const taken = sentence.takeFirst(words, wanted);
    return taken && means(taken, thisYear);
  };
}

/** What is refused at one end is wanted from there on: "nothing before 1980", "not older than 2010". */
function ruleOfRefusal(words: string, means: (taken: Taken, thisYear: number) => YearWishes): Rule {
  return (sentence, thisYear) => {
    const taken = sentence.takeFirst(words, ({ refused }) => refused);
    return taken && means(taken, thisYear);
  };
}

const span = (from: number | null, to: number | null): YearWishes => ({ from, to });

const BEFORE = `(?:(?:made|released|from) )?(?:before|older than|earlier than|prior to|pre) (?:the )?${YEAR}(?! ?s)`;
const AFTER = `(?:(?:made|released|from) )?(?:after|newer than|later than|post) ${YEAR}(?! ?s)`;

/** What "new" and "old" must stand before to mean when a title is from. */
const TITLES =
  '(?:films?|movies?|flicks?|series|shows?|releases?|hollywood|comed|thriller|horror|drama|action|documentar|sci|anime|cartoon|rom|western|stuff)';

const RULES: readonly Rule[] = [
  ruleOfRefusal(BEFORE, (taken) => span(year(taken), null)),
  ruleOfRefusal(AFTER, (taken) => span(null, year(taken))),
  rule(`(?:(?:between|from|in)(?: the years?)? )?${YEAR} (?:and|to|until|till|through) ${YEAR}`, (taken) =>
    span(Math.min(year(taken), year(taken, 1)), Math.max(year(taken), year(taken, 1))),
  ),
  rule(`(?:from )?${YEAR} (?:to|until|till) (?:today|now|the present|present)`, (taken) =>
    span(year(taken), null),
  ),
  rule(BEFORE, (taken) => span(null, year(taken) - 1)),
  rule(`(?:until|till|up to|no later than) ${YEAR}(?! ?s)`, (taken) => span(null, year(taken))),
  rule(AFTER, (taken) => span(year(taken) + 1, null)),
  rule(`(?:since|starting(?: in)?|no older than) ${YEAR}(?! ?s)`, (taken) => span(year(taken), null)),
  rule(
    `(?:from |in )?${YEAR} (?:on(?:wards?)?|or (?:later|newer|after)|and (?:later|newer|after|up)|plus)`,
    (taken) => span(year(taken), null),
  ),
  rule(`(?:from |in )?${YEAR} (?:or|and) (?:earlier|older|before)`, (taken) => span(null, year(taken))),
  (sentence) => {
    const before = sentence.takeFirst(`(?:before|pre|older than|prior to) (?:the )?${DECADE}`, wanted);
    return before && span(null, (decadeOf(before).from ?? 0) - 1);
  },
  (sentence) => {
    const after = sentence.takeFirst(`(?:after|since|post) (?:the )?${DECADE}`, wanted);
    const decade = after && decadeOf(after);
    return (
      after && decade && span(after.words.startsWith('since') ? decade.from : (decade.to ?? 0) + 1, null)
    );
  },
  (sentence) => {
    const all: YearWishes[] = [];
    sentence.take(`(?:from |in |of )?(?:the )?${DECADE}(?! ?(?:days|minutes|years))`, (taken) => {
      // A decade that does not touch the others cannot be one span with them, and is named as not understood.
      if (taken.refused || !joined([...all, decadeOf(taken)])) return false;
      return all.push(decadeOf(taken)) > 0;
    });
    return joined(all);
  },
  rule(
    `(?:(?:from|in|of|within|over|during) )?(?:the )?(?:last|past) (\\d{1,2}|${Object.keys(NUMBERS).join('|')}) years?`,
    ({ groups: [amount = ''] }, now) => span(now - (NUMBERS[amount] ?? Number(amount)), null),
  ),
  ruleOfRefusal(
    `(?:older|more) than (?:the )?(\\d{1,2}|${Object.keys(NUMBERS).join('|')}) years?(?: old| ago)?`,
    ({ groups: [amount = ''] }, now) => span(now - (NUMBERS[amount] ?? Number(amount)), null),
  ),
  rule(
    `(?:from |of |made |released )?(?:about |exactly )?(\\d{1,2}|an?|one|${EXACT_NUMBERS.join('|')}) (year|decade)s? ago`,
    ({ groups: [amount = '', unit] }, now) => {
      const then =
        now -
        (/^(?:an?|one)$/.test(amount) ? 1 : (NUMBERS[amount] ?? Number(amount))) *
          (unit === 'decade' ? 10 : 1);
      return span(then, then);
    },
  ),
  rule('(?:from |in |of |within )?(?:the )?(?:last|past) decade', (_, now) => span(now - 10, null)),
  rule('(?:from |in |of )?this decade', (_, now) => span(now - (now % 10), null)),
  rule('(?:from |in |of )?this year(?:s)?', (_, now) => span(now, now)),
  rule('(?:from |in |of )?last year(?:s)?', (_, now) => span(now - 1, now - 1)),
  rule('(?:from |in |of )?(?:the )?(?:20th|twentieth|last) century', () => span(1900, 1999)),
  rule('(?:from |in |of )?(?:the |this )?(?:21st|twenty first|this) century', () => span(2000, null)),
  rule(
    `${NO_RELEASE}(?:made |released |came out )?(?:from|in|of|year) (?:the year )?${YEAR}(?! ?s)`,
    (taken) => span(year(taken), year(taken)),
  ),
  rule(`${YEAR}(?= (?:\\S+ )?(?:film|movie|series|show|·|comed|drama|classic)\\S*)`, (taken) =>
    span(year(taken), year(taken)),
  ),
  // A year alone; "1984 the book" and "2049 of Blade Runner" are none.
  (sentence, thisYear) => {
    const alone = sentence.takeFirst(
      `${NO_RELEASE}${YEAR}(?! ?s(?![a-z]))(?! (?:the )?(?:book|novel|people|ways|days|minutes|kilomet\\S+|miles|dollars|of))`,
      (taken) => wanted(taken) && year(taken) >= FIRST_YEAR && year(taken) <= thisYear + YEARS_AHEAD,
    );
    return alone && span(year(alone), year(alone));
  },
  rule(`recent(?:ly)?(?: released| made)?|latest|brand new|new(?:er)?(?= (?:${TITLES}))`, (_, now) =>
    span(now - 5, null),
  ),
  rule('modern|contemporary', () => span(2000, null)),
  rule(
    `classics?|(?:really |very )?old(?:er|en)?(?: time| school)?(?= (?:${TITLES}))|golden age(?: of hollywood)?`,
    () => span(null, 1979),
  ),
];

/** Reads the years asked for and takes them out; null when none are. `thisYear` is what "recent" counts from. */
export function readYears(sentence: Sentence, thisYear: number): YearWishes {
  let years = span(null, null);
  for (const read of RULES) {
    const found = read(sentence, thisYear);
    if (!found) continue;
    // "After 1990 and before 2000": each says one end.
    const next = { from: years.from ?? found.from, to: years.to ?? found.to };
    // "After 2000 and before 1990" asks for no year at all: the first end stays.
    if (next.from !== null && next.to !== null && next.from > next.to) continue;
    years = next;
    if (years.from !== null && years.to !== null) break;
    if (found.from !== null && found.to !== null) break;
  }
  return years;
}
