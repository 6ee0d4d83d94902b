import type { Sentence, Taken } from './sentence.ts';

export interface OriginWishes {
  /** ISO 639-1. */
  language: string | null;
  /** ISO 3166-1. */
  country: string | null;
}

/** Words for both language and nation: a "Korean" title is in Korean. */
const LANGUAGES: Record<string, string> = {
  arabic: 'ar',
  bengali: 'bn',
  bulgarian: 'bg',
  cantonese: 'cn',
  catalan: 'ca',
  'chinese|mandarin': 'zh',
  croatian: 'hr',
  czech: 'cs',
  danish: 'da',
  'dutch|flemish': 'nl',
  english: 'en',
  estonian: 'et',
  finnish: 'fi',
  'french|francophone': 'fr',
  georgian: 'ka',
  german: 'de',
  greek: 'el',
  'hebrew|israeli': 'he',
  hindi: 'hi',
  hungarian: 'hu',
  icelandic: 'is',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  'south korean|(?<!north )korean': 'ko',
  latvian: 'lv',
  lithuanian: 'lt',
  malayalam: 'ml',
  norwegian: 'no',
  'persian|farsi|iranian': 'fa',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  slovak: 'sk',
  'spanish|spanish language': 'es',
  swahili: 'sw',
  swedish: 'sv',
  tamil: 'ta',
  telugu: 'te',
  thai: 'th',
  turkish: 'tr',
  ukrainian: 'uk',
  urdu: 'ur',
  vietnamese: 'vi',
};

/** Countries, and nations with several languages or a shared one. */
const COUNTRIES: Record<string, string> = {
  '(?<!(?:latin|south|north|central|native|african|asian|anti|pan|hispanic|all|un|great) )american|(?:the )?usa|(?:from |in )?the us|us(?= (?:films?|movies?|series|shows?)(?![a-z]))|(?:the )?united states|(?<!(?:latin|south|north|central|captain) )america|hollywood':
    'US',
  'british|scottish|welsh|english(?= (?:films?|movies?|series|shows?|countryside))|england|britain|great britain|scotland|wales|(?:the )?uk|(?:the )?united kingdom':
    'GB',
  'irish|ireland': 'IE',
  'australian|australia|aussie': 'AU',
  'canadian|canada': 'CA',
  '(?:from )?new zealand|kiwi': 'NZ',
  'mexican|mexico': 'MX',
  'argentin(?:e|ian|ean)|argentina': 'AR',
  'brazilian|brazil': 'BR',
  'chilean|chile': 'CL',
  'colombian|colombia': 'CO',
  'cuban|cuba': 'CU',
  'indian|india': 'IN',
  'austrian|austria': 'AT',
  'swiss|switzerland': 'CH',
  'belgian|belgium': 'BE',
  'egyptian|egypt': 'EG',
  'nigerian|nigeria|nollywood': 'NG',
  'south african|south africa': 'ZA',
  'taiwanese|taiwan': 'TW',
  'hong kong': 'HK',
  'filipino|philippine|(?:the )?philippines': 'PH',
  'senegalese|senegal': 'SN',
  france: 'FR',
  germany: 'DE',
  italy: 'IT',
  spain: 'ES',
  japan: 'JP',
  'south korea|(?<!north )korea': 'KR',
  china: 'CN',
  sweden: 'SE',
  denmark: 'DK',
  norway: 'NO',
  finland: 'FI',
  iceland: 'IS',
  poland: 'PL',
  russia: 'RU',
  'ussr|soviet(?: union)?': 'SU',
  portugal: 'PT',
  turkey: 'TR',
  iran: 'IR',
  israel: 'IL',
  greece: 'GR',
  '(?:the )?netherlands|holland': 'NL',
  hungary: 'HU',
  'czech republic|czechia': 'CZ',
  romania: 'RO',
  ukraine: 'UA',
  thailand: 'TH',
  vietnam: 'VN',
  indonesia: 'ID',
};

/** ISO 3166-1 codes of all countries in the table. */
export const COUNTRY_CODES: readonly string[] = [...new Set(Object.values(COUNTRIES))];

/** Phrases around a language: "in French", "French language". "Set in Italy" is a setting, not an origin. */
const AROUND = (words: string) => `(?:in |from )?(?:${words})(?: language)?`;

/** Words that imply a language; the genres parse them as well. */
const IMPLIED: readonly [words: string, language: string][] = [
  ['anime', 'ja'],
  ['k ?dramas?', 'ko'],
  ['bollywood', 'hi'],
];

const isWhence = ({ refused, unclear }: Taken) => !refused && !unclear;

/** Before a country that is the setting. */
const SETTING =
  '(?<!(?:set|happens?|takes? place|plays?|about|travel\\S*|trip|visit\\S*|live) (?:in |to |around |through )?(?:the )?)';

/** Consumes the first wanted entry of a table; others stay. */
function first(sentence: Sentence, table: Record<string, string>, around: (words: string) => string) {
  const found = Object.entries(table).find(([words]) => sentence.takeFirst(around(words), isWhence));
  return found?.[1] ?? null;
}

/** Parses the origin of titles, and consumes it. Settings and negated origins stay. */
export function readOrigins(sentence: Sentence): OriginWishes {
  const implied = IMPLIED.find(([words]) => sentence.wants(words))?.[1] ?? null;
  const country = first(
    sentence,
    COUNTRIES,
    (words) => `${SETTING}${AROUND(words)}(?! (?:war|revolution|idol|dream|history)(?![a-z]))`,
  );
  // "German or Austrian": one becomes the language, the other the country.
  const language = first(sentence, LANGUAGES, (words) =>
    country === null
      ? `${AROUND(words)}(?! (?:empire|teacher|lessons?|restaurant|subtitles|dub\\S*))`
      : `in (?:${words})|(?:${words}) language`,
  );
  return { language: language ?? implied, country };
}

const ORIGIN = new RegExp(`^(?:${[...Object.keys(COUNTRIES), ...Object.keys(LANGUAGES)].join('|')})$`, 'u');

/** Whether words are only a country, nation or language. */
export function isOrigin(words: string): boolean {
  return ORIGIN.test(words);
}
