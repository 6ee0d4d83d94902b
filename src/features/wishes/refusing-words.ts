/** Words between "not" and the negated item. */
const AFTER_NOT =
  'too|so|very|really|that|even|particularly|especially|exactly|quite|entirely|overly|all that|much|as|a|an|any|anything|something|in the mood for|looking for|' +
  'into|interested in|keen on|(?:a )?(?:big |huge |great )?(?:fan|lover)s? of|another|remotely|at all|up for|feeling|wanting|being|to be|to (?:see|watch)|watch(?:ing)?|see(?:ing)?';

const AUXILIARIES =
  'do not|does not|did not|would not|will not|would rather not|dont|doesnt|didnt|wont|wouldnt|id rather not|rather not';

/** Words that negate the next item, as regular expressions. */
export const REFUSING_WORDS: readonly string[] = [
  'no',
  `not(?: (?:${AFTER_NOT}))*`,
  'neither',
  'nor',
  'nothing(?: (?:too|very|that is|thats|thats too))?',
  // "Not without humour" wants humour.
  '(?<!(?:not|never|nothing|no|no way|cant do|cannot do|cant live|dont do) )without(?: (?:any|a|an|too much|much|the|being|getting|too))*',
  'non',
  'less',
  'never(?: (?:liked?|enjoy(?:ed)?|loved?|want(?:ed)?))?(?: (?:any|an?|to (?:see|watch)))*',
  'zero',
  'unlike',
  'avoid(?:ing)?',
  'except(?: for)?',
  '(?:any|every)(?:thing|one|body) (?:but|except)(?: for)?',
  'all but',
  'excluding',
  'exclude',
  'minus',
  'skip(?:ping)?',
  'instead of',
  'rather than',
  'leave out',
  'leaving out',
  'spare me',
  '(?:sick|tired|bored|enough) of',
  'fed up with',
  'steer clear of',
  'too (?:much|many)',
  // "Enough horror" is a negation, "with enough action" is not.
  '(?<!\\p{L} )enough',
  '(?:lacks?|lacking|lack of|devoid of|free from|barely(?: any)?|hardly(?: any)?|scarcely(?: any)?|as little)',
  '(?:hat(?:e[sd]?|ing)|dislik(?:e[sd]?|ing)|despise|loathe|detest)',
  `(?:${AUXILIARIES}|cant stand|cannot stand|cant bear)(?: (?:want|like|need|enjoy|love|have|care for|fancy))?(?: (?:any|an?|it(?: to be)?|${AFTER_NOT}))*`,
  `(?:isnt|aint|wasnt)(?: (?:${AFTER_NOT}))*`,
  'arent',
  'free of',
];

/** Words between a negation and its item. */
export const BEFORE_REFUSED =
  '(?: (?:films?|movies?|series|shows?|more|any|please|other))?' +
  '(?: (?:from|of|by|with|in|set in|about|like|similar to|starring|featuring|directed by))?(?: (?:the|an?))?';

/** Words that negate only the next word: "non-violent action". */
export const NOT_NARROWED = '(?:non|less|zero|lacks?|lacking|lack of|as little|as|too|much|enough)(?![a-z])';

/** Negates the preceding item, as its own part or at the end: "Horror? No!", "horror is out". */
export const REFUSING_AFTER =
  ' \\| (?:no|nope|never)(?: thanks| thank you| please| way| more)?(?= \\||$)|(?: \\|)? no (?:thanks|thank you|way)(?= \\||$)|' +
  ' (?:is|are) (?:a no(?: go)?|out)(?= |$)|' +
  's? (?:is not|are not|isnt|arent|aint) (?:(?:really )?my (?:thing|cup of tea|taste|genre|kind of thing)|for me)(?= |$)|' +
  // "Romance-free action" is a negation; "horror free on YouTube" is not.
  ' free(?! (?:to|on|with|of|online|at|and|or))(?= |$)';

/** Idioms that are no negation. */
export const NOT_REFUSING =
  'no (?:nonsense|brainer|holds barred|frills|matter|doubt|idea|problem|longer|less|one|time|way)|' +
  'why not(?: an?)?|(?:dont|do not|wouldnt|would not|wont) mind(?: an?)?';

/** Precedes something optional. */
export const UNNEEDED_BEFORE =
  '(?:doesnt|does not|dont|do not|neednt|need not)(?: (?:really|necessarily))?(?: (?:have|need) to)?(?: necessarily)? be|not (?:exclusively|purely|solely|necessarily|always)';

/** Follows something optional. */
export const UNNEEDED_AFTER =
  '(?: is| are)? (?:not (?:required|necessary|needed|important)|optional|isnt necessary)';

/** Negating idioms, which can be dropped once their item is parsed. */
export const REFUSING_IDIOMS =
  '(?:not(?: \\S+)? (?:big |huge |great )?(?:fan|lover)s? of|(?:sick|tired|bored|enough) of|fed up with|steer clear of|spare me|cant stand|cannot stand|' +
  'cant bear|not(?: that)? keen on|leav(?:e|ing) out(?: the)?|minus(?: the)?|skip(?:ping)?(?: the)?|unlike|lacks?|lacking|lack of|devoid of|free (?:of|from)|' +
  '(?:barely|hardly|scarcely)(?: any)?|enough|zero|despise|loathe|detest|(?:wouldnt|would not|dont|do not|wont) mind(?: an?)?)';
