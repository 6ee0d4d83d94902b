import { AMOUNT, amountOf } from './amounts.ts';
import { DECADE, decadeOf, fromTo, joined, span, YEAR, type YearWishes } from './decades.ts';
import type { Sentence, Taken } from './sentence.ts';

/** Years of "a few". */
const FEW: Record<string, number> = {
  couple: 2,
  'couple of': 2,
  'a couple of': 2,
  'a couple': 2,
  few: 5,
  'a few': 5,
};

const NUMBER = `(\\d{1,3}|${Object.keys(FEW)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|${AMOUNT.slice(1)}`;

/** An amount of years or decades, in years. */
const yearsOf = (amount = '', unit = '') =>
  (FEW[amount] ?? amountOf(amount)) * (/^decade/.test(unit) ? 10 : 1);

const wanted = ({ refused, unclear }: Taken) => !refused && !unclear;

/** Before a year that is no release year: "set in 1984", "like 1917", "about 1066". */
const NO_RELEASE =
  '(?<!(?:set|happens?|takes? place|plays?|about|like|called|titled|named|similar to|loved?|the year|travel\\S*|back|born|died|killed|lived?|(?:story|summer|winter|spring|autumn|fall|class|war|events|crash|olympics)(?= of)) (?:(?:in|to|of|the|during|around|the year|early|mid|late) )*)';
const year = ({ groups }: Taken, at = 0) => Number(groups[at]);

/** Year of the first film, and how many years ahead a bare year still is a release year. */
const FIRST_YEAR = 1888;
const YEARS_AHEAD = 2;

/** `fits` tests a match against the years parsed before. */
type Rule = (sentence: Sentence, thisYear: number, fits: (years: YearWishes) => boolean) => YearWishes | null;

/** Creates a rule that consumes the first accepted match, and returns its years. */
function rule(
  words: string,
  means: (taken: Taken, thisYear: number) => YearWishes | null,
  accept: (taken: Taken) => boolean = wanted,
): Rule {
  return (sentence, thisYear, fits) => {
    let years: YearWishes | null = null;
    sentence.takeFirst(words, (taken) => {
      if (!accept(taken)) return false;
      years = means(taken, thisYear);
      return years !== null && fits(years);
    });
    return years;
  };
}

/** Negated limits: "nothing before 1980" and "not older than 2010" mean from that year on. */
const ruleOfRefusal = (words: string, means: (taken: Taken, thisYear: number) => YearWishes | null) =>
  rule(words, means, ({ refused, unclear }) => refused && !unclear);

const MADE = '(?:(?:that (?:are|is|was|were) )?(?:made|released|from|filmed|shot|came out) )?';
const EARLIER = `${MADE}(?:before|older than|earlier than|prior to|pre)(?: the)?`;
const LATER = `${MADE}(?:after|newer than|later than|post)(?: the)?`;
const SINCE = `${MADE}(?:since|starting(?: in)?|no older than)(?: the)?`;
const UNTIL = `${MADE}(?:until|till|up to|no later than)(?: the)?`;
const ONE = `${YEAR}(?! ?s(?![a-z]))`;
const NOW = '(?:today|now|the present|present|this day)';
/** A decade not linked to another. */
const ALONE = '(?<!(?:before|after|since|pre|post|until|till|to|through|than|between) (?:the )?)';

/** "Children less than ten years old" is no age of titles. */
const NOT_OF_PEOPLE =
  '(?<!(?:kids?|child(?:ren)?|boys?|girls?|people|persons?|wom[ae]n|m[ae]n|anyone|someone|who (?:is|are)) (?:(?:is|are|aged) )?)';

/** The year, if it is plausible as a release year. */
function isOfRelease(taken: Taken, thisYear: number): YearWishes | null {
  const own = year(taken);
  return own >= FIRST_YEAR && own <= thisYear + YEARS_AHEAD ? span(own, own) : null;
}

/** Words after "new" and "old" that make them a time of release. */
const TITLES =
  '(?:films?|movies?|flicks?|series|shows?|releases?|hollywood|comed|thriller|horror|drama|action|documentar|sci|anime|cartoon|rom|western|stuff)';

/** All rules, most specific first. */
export const YEAR_RULES: readonly Rule[] = [
  ruleOfRefusal(`${EARLIER} ${ONE}`, (taken) => span(year(taken), null)),
  ruleOfRefusal(`${LATER} ${ONE}`, (taken) => span(null, year(taken))),
  ruleOfRefusal(`${MADE}since ${ONE}`, (taken) => span(null, year(taken) - 1)),
  ruleOfRefusal(`${EARLIER} ${DECADE}`, (taken) => span(decadeOf(taken).from, null)),
  ruleOfRefusal(`${LATER} ${DECADE}`, (taken) => span(null, decadeOf(taken).to)),
  ruleOfRefusal(`${MADE}since (?:the )?${DECADE}`, (taken) => span(null, (decadeOf(taken).from ?? 0) - 1)),
  rule(`(?:from |in |between )?${YEAR}(?: \\| ${YEAR})?(?: \\|)? (?:or|and) ${ONE}`, ({ groups }) => {
    const all = groups.flatMap((one) => (one === undefined ? [] : [Number(one)])).toSorted((a, b) => a - b);
    // Years that are not adjacent form no range.
    const isSpan = all.every((one, at) => at === 0 || one - (all[at - 1] ?? one) <= 1);
    return isSpan ? span(all[0] ?? null, all.at(-1) ?? null) : null;
  }),
  rule(`(?:(?:between|from|in)(?: the years?)? )?${YEAR} (?:and|to|until|till|through) ${ONE}`, (taken) =>
    span(Math.min(year(taken), year(taken, 1)), Math.max(year(taken), year(taken, 1))),
  ),
  rule(`(?:from )?${YEAR} (?:to|until|till) ${NOW}`, (taken) => span(year(taken), null)),
  rule(`${EARLIER} ${ONE}`, (taken) => span(null, year(taken) - 1)),
  rule(`${UNTIL} ${ONE}`, (taken) => span(null, year(taken))),
  rule(`${LATER} ${ONE}`, (taken) => span(year(taken) + 1, null)),
  rule(`${SINCE} ${ONE}`, (taken) => span(year(taken), null)),
  rule(
    `(?:from |in )?${YEAR} (?:on(?:wards?)?|or (?:later|newer|after)|and (?:later|newer|after|up)|plus)`,
    (taken) => span(year(taken), null),
  ),
  rule(`(?:from |in )?${YEAR} (?:or|and) (?:earlier|older|before)`, (taken) => span(null, year(taken))),
  rule(`${MADE}(?:around|circa|ca) ${ONE}`, (taken) => span(year(taken) - 2, year(taken) + 2)),
  rule(`(?:from |between )?(?:the )?${DECADE} (?:to|until|till|through) (?:the )?${DECADE}`, fromTo),
  rule(`between (?:the )?${DECADE} and (?:the )?${DECADE}`, fromTo),
  rule(
    `(?:from )?(?:the )?${DECADE} (?:(?:to|until|till) ${NOW}|on(?:wards?)?(?![a-z])|(?:and|or) (?:later|newer|after|up)|plus)`,
    (taken) => span(decadeOf(taken).from, null),
  ),
  rule(`(?:from )?(?:the )?${DECADE} (?:and|or) (?:earlier|older|before)`, (taken) =>
    span(null, decadeOf(taken).to),
  ),
  rule(`${EARLIER} ${DECADE}`, (taken) => span(null, (decadeOf(taken).from ?? 0) - 1)),
  rule(`${UNTIL} ${DECADE}`, (taken) => span(null, decadeOf(taken).to)),
  rule(`${LATER} ${DECADE}`, (taken) => span((decadeOf(taken).to ?? 0) + 1, null)),
  rule(`${SINCE} ${DECADE}`, (taken) => span(decadeOf(taken).from, null)),
  (sentence, _, fits) => {
    const all: YearWishes[] = [];
    sentence.take(
      `${ALONE}${NO_RELEASE}(?:from |in |of )?(?:the )?${DECADE}(?! ?(?:days|minutes|years))`,
      (taken) => {
        // A decade not adjacent to the others is not consumed: it is reported as not understood.
        const next = joined([...all, decadeOf(taken)]);
        if (!wanted(taken) || !next || !fits(next)) return false;
        return all.push(decadeOf(taken)) > 0;
      },
    );
    return joined(all);
  },
  rule(
    `(?:(?:from|in|of|within|over|during) )?(?:the )?(?:last|past) ${NUMBER} (year|decade)s?`,
    ({ groups: [amount, unit] }, now) => span(now - yearsOf(amount, unit), null),
  ),
  ruleOfRefusal(
    `(?:older|more) than (?:the )?${NUMBER} (year|decade)s?(?: old| ago)?`,
    ({ groups: [amount, unit] }, now) => span(now - yearsOf(amount, unit), null),
  ),
  ruleOfRefusal(
    `(?:newer|younger|less) than (?:the )?${NUMBER} (year|decade)s?(?: old| ago)?`,
    ({ groups: [amount, unit] }, now) => span(null, now - yearsOf(amount, unit)),
  ),
  rule(
    `${NOT_OF_PEOPLE}${MADE}(?:(?:newer|younger) than ${NUMBER} (year|decade)s?(?: old)?|(?:less|fewer|no more) than ${NUMBER} (year|decade)s? (?:old|ago))`,
    ({ groups: [amount, unit, other, its] }, now) => span(now - yearsOf(amount ?? other, unit ?? its), null),
  ),
  rule(
    `${NOT_OF_PEOPLE}${MADE}(?:older than ${NUMBER} (year|decade)s?(?: old)?|(?:more than|at least|over) ${NUMBER} (year|decade)s? (?:old|ago))`,
    ({ groups: [amount, unit, other, its] }, now) => span(null, now - yearsOf(amount ?? other, unit ?? its)),
  ),
  rule(
    `(?:from |of |made |released )?(?:about |exactly )?${NUMBER} (year|decade)s? ago`,
    ({ groups: [amount = '', unit] }, now) => {
      const then = now - yearsOf(amount, unit);
      return amount.endsWith('few') ? span(then - 1, now - 2) : span(then, then);
    },
  ),
  rule(
    '(?:from |in |of )?(?:the )?(?:last|this)(?: year)? (?:or|and) (?:the )?(?:last|this) year',
    (_, now) => span(now - 1, now),
  ),
  rule('(?:from |in |of |within )?(?:the )?(?:last|past) decade', (_, now) => span(now - 10, null)),
  rule('(?:from |in |of )?this decade', (_, now) => span(now - (now % 10), null)),
  rule('(?:from |in |of )?this year(?:s)?', (_, now) => span(now, now)),
  rule('(?:from |in |of )?last year(?:s)?', (_, now) => span(now - 1, now - 1)),
  rule('(?:from |in |of )?next year(?:s)?', (_, now) => span(now + 1, now + 1)),
  rule('(?:from |in |of )?(?:the )?(?:20th|twentieth|last) century', () => span(1900, 1999)),
  rule('(?:from |in |of )?(?:the |this )?(?:21st|twenty first|this) century', () => span(2000, null)),
  rule(`${NO_RELEASE}(?:made |released |came out )?(?:from|in|of|year) (?:the year )?${ONE}`, isOfRelease),
  rule(`${YEAR}(?= (?:\\S+ )?(?:film|movie|series|show|·|comed|drama|classic)\\S*)`, isOfRelease),
  // A bare year; not "1984 the book" or "2049 of Blade Runner".
  rule(
    `${NO_RELEASE}${ONE}(?! (?:the )?(?:book|novel|people|ways|days|minutes|kilomet\\S+|miles|dollars|of|bc))`,
    isOfRelease,
  ),
  ruleOfRefusal('recent(?:ly released)?', (_, now) => span(null, now - 6)),
  ruleOfRefusal('(?:too )?old(?:er)?(?! (?:people|man|men|woman|women|lady))|vintage', () =>
    span(2000, null),
  ),
  ruleOfRefusal('classics?', () => span(1980, null)),
  rule(
    `(?:very )?recent(?:ly)?(?: released| made)?|latest|brand new|new(?:er)?(?= (?:${TITLES}))`,
    (_, now) => span(now - 5, null),
  ),
  rule('(?:modern|contemporary)(?: classics?)?', () => span(2000, null)),
  rule(
    `classics?|vintage|(?:really |very )?old(?:er|en)?(?: time| school)?(?= (?:${TITLES}))|golden age(?: of hollywood)?`,
    () => span(null, 1979),
  ),
];
