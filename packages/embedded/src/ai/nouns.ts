/** Joins words: "a, b and c". */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Keywords about form rather than subject. */
const FORMS: readonly [keyword: RegExp, form: string][] = [
  [/^slow burn$/, 'told slowly'],
  [/^black and white$/, 'in black and white'],
  [/^stop motion$/, 'in stop motion'],
  [/^silent film$/, 'without spoken words'],
  [/^twist ending$/, 'with a twist at the end'],
  [/^(?:mockumentary|satire|parody|musical|sitcom|anthology|melodrama)$/, 'as a $&'],
  [/^(?:political|social) satire$/, 'as a $&'],
  [/^(?:slapstick|dark humour|dry humour|banter)$/, 'with $&'],
  [/^based on .*$/, '$&'],
];

/** A keyword's phrase about form; null for a subject. */
export function formOf(keyword: string): string | null {
  const [pattern, form] = FORMS.find(([one]) => one.test(keyword)) ?? [];
  return pattern && form !== undefined ? keyword.replace(pattern, form) : null;
}

/** Countable nouns ("a bank") at the end of keywords. */
const COUNTED = new Set(
  (
    'accident alien android astronaut bank bathhouse bear bounty boss boxer boy cat chef child circus city con cop ' +
    'country courtroom couple crash curse daughter death-row detective dinosaur director dog doctor dragon driver duel ' +
    'escape expedition factory family farm fish friend game gangster ghost girl guard hacker heist hero hitman hospital ' +
    'hotel house hunter island jury killer king lawyer letter loop machine marriage monster mother motel murder mystery ' +
    'orphan party plague planet president prison prophecy quest queen rabbit ranch refugee restaurant robbery robot samurai ' +
    'school secret shark sheriff ship siege soldier spaceship spy summer teacher thief town train trainee treasure trial ' +
    'triangle trip trade vampire village virus vigilante voyage war-hero wedding western widow wife witch wizard writer zombie'
  ).split(' '),
);

const NAMES: readonly [RegExp, string][] = [
  [/\bworld war (i{1,2})\b/, 'World War $1'],
  [/\bfbi\b/, 'FBI'],
  [
    /^(?:the )?(mafia|cold war|vietnam war|holocaust|great depression|american dream|space race|moon landing)$/,
    'the $1',
  ],
];

const CAPITALS =
  /\b(?:american|andes|arthurian|asian|australia|baltimore|belgium|berlin|boston|brazil|british|california|chicago|christmas|cold|england|english|french|german|halloween|hollywood|holocaust|hong kong|india|iraq|ireland|irish|italian|italy|japan|japanese|korea|korean|las vegas|london|los angeles|mexico|nazi|new york(?: city)?|new zealand|paris|roman|russian|scotland|seoul|spain|texas|tokyo|vietnam|viking|wales)\b/g;

/** A keyword as the noun after "about": "a haunted hotel", "dinosaurs", "World War II". */
export function asNoun(keyword: string): string {
  const named = NAMES.reduce((text, [pattern, name]) => text.replace(pattern, name), keyword)
    .replace(/World War (i+)/, (_, number: string) => `World War ${number.toUpperCase()}`)
    .replace(CAPITALS, (name) => name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()));
  const last = keyword.split(' ').at(-1) ?? '';
  if (!COUNTED.has(last) || named.startsWith('the ')) return named;
  return `${/^(?:[aeiou]|FBI)/i.test(named) ? 'an' : 'a'} ${named}`;
}
