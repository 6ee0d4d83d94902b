/** What may stand between "not" and what is refused. */
const AFTER_NOT =
  'too|so|very|really|that|even|particularly|exactly|a|an|any|in the mood for|looking for|into|interested in|keen on|' +
  '(?:a )?(?:big |huge |great )?(?:fan|lover)s? of|necessarily|another|remotely|at all|up for|feeling|wanting';

/** Words that refuse what stands right after them, as sources of regular expressions. */
export const REFUSING_WORDS: readonly string[] = [
  'no',
  `not(?: (?:${AFTER_NOT}))*`,
  'neither',
  'nothing(?: (?:too|very|that is|thats))?',
  // "Not without humour" asks for humour.
  '(?<!(?:not|never|nothing|no|cant do|cannot do|cant live|dont do) )without(?: (?:any|a|an|too much|much|the))*',
  'non',
  'less',
  'never',
  'zero',
  'avoid(?:ing)?',
  'except(?: for)?',
  'anything but',
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
  '(?:hat(?:e[sd]?|ing)|dislik(?:e[sd]?|ing)|despise|loathe|detest)',
  `(?:do not|does not|did not|would not|will not|dont|doesnt|didnt|wont|wouldnt|cant stand|cannot stand|cant bear)(?: (?:want|like|need|enjoy|love))?(?: (?:any|an?|to (?:see|watch)|it to be|${AFTER_NOT}))*`,
  `(?:isnt|aint|wasnt)(?: (?:${AFTER_NOT}))*`,
  'arent',
  'free of',
];

/** What may stand between a word that refuses and what it refuses. */
export const BEFORE_REFUSED =
  '(?: (?:films?|movies?|series|shows?|more|any|please|other))?' +
  '(?: (?:from|of|by|with|in|set in|about|like|similar to|starring|featuring|directed by)(?: the)?)?';

/** What narrows what is refused: "no Korean horror" says nothing about other horror. */
export const NARROWING_WORDS =
  '(?:19|20)?\\d0s|(?:south |north |latin )?(?:[a-z]+ian|[a-z]+ish|[a-z]+ese|korean|american|mexican|german|french|greek|dutch|thai|czech|swiss|icelandic)|' +
  'hollywood|bollywood|old|older|new|modern|recent|classic|bad|cheap|stupid|dumb|gory|bloody|slow|violent|boring|cheesy|teen|slasher|typical|generic|low budget|mindless|supernatural|psychological';

/** Refuses what stands right before it, as a part of its own or its end: "Horror? No!", "horror is out". */
export const REFUSING_AFTER =
  ' \\| (?:no|nope|never)(?: thanks| thank you| please| way| more)?(?= \\||$)|(?: \\|)? no (?:thanks|thank you|way)(?= \\||$)|' +
  ' is (?:a no(?: go)?|out|not (?:my thing|for me))(?= |$)|s? (?:are out|are not for me|arent for me|isnt for me)(?= |$)| free(?= \\||$)';

/** Begins no refusal though it looks like one. */
export const NOT_REFUSING =
  'no (?:nonsense|brainer|holds barred|frills|matter|doubt|idea|problem|longer|one|time|way)';

/** What refuses in several words that say nothing themselves, once what they refuse has been read. */
export const REFUSING_IDIOMS =
  '(?:not(?: \\S+)? (?:big |huge |great )?(?:fan|lover)s? of|(?:sick|tired|bored|enough) of|fed up with|steer clear of|spare me|cant stand|cannot stand|cant bear|not(?: that)? keen on|leave out|leaving out|free of|zero|despise|loathe|detest)';
