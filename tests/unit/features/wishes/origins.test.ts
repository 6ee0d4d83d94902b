import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES, isOrigin, readOrigins } from '../../../../src/features/wishes/origins.ts';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';

const read = (text: string) => readOrigins(new Sentence(text));
const pairs = (text: string) =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, -3), pair.slice(-2)]);

const LANGUAGES = pairs(
  'arabic ar, bengali bn, bulgarian bg, cantonese cn, catalan ca, chinese zh, mandarin zh, croatian hr, czech cs, danish da, ' +
    'dutch nl, flemish nl, english en, estonian et, finnish fi, french fr, georgian ka, german de, greek el, hebrew he, ' +
    'israeli he, hindi hi, hungarian hu, icelandic is, indonesian id, italian it, japanese ja, korean ko, south korean ko, ' +
    'latvian lv, lithuanian lt, malayalam ml, norwegian no, persian fa, iranian fa, polish pl, portuguese pt, romanian ro, ' +
    'russian ru, serbian sr, slovak sk, spanish es, swahili sw, swedish sv, tamil ta, telugu te, thai th, turkish tr, ' +
    'ukrainian uk, urdu ur, vietnamese vi',
);

const COUNTRIES = pairs(
  'american US, the usa US, from the us US, us movies US, united states US, america US, hollywood US, british GB, england GB, ' +
    'scottish GB, english countryside GB, the uk GB, irish IE, australian AU, aussie AU, canadian CA, from new zealand NZ, ' +
    'mexican MX, argentine AR, argentina AR, brazilian BR, chilean CL, colombian CO, cuban CU, indian IN, austrian AT, ' +
    'swiss CH, belgian BE, egyptian EG, nigerian NG, south african ZA, taiwanese TW, hong kong HK, filipino PH, senegal SN, ' +
    'france FR, germany DE, italy IT, spain ES, japan JP, south korea KR, korea KR, china CN, sweden SE, denmark DK, ' +
    'norway NO, finland FI, iceland IS, poland PL, russia RU, soviet SU, soviet union SU, portugal PT, turkey TR, iran IR, ' +
    'israel IL, greece GR, the netherlands NL, holland NL, hungary HU, czechia CZ, romania RO, ukraine UA, thailand TH, ' +
    'vietnam VN, indonesia ID',
);

describe('a title’s origin', () => {
  test.each(LANGUAGES)('"%s" is a language', (words, language) => {
    expect(read(`something ${words}`)).toEqual({ language, country: null });
    expect(isOrigin(words ?? '')).toBe(true);
  });

  test.each(COUNTRIES)('"%s" is a country', (words, country) => {
    expect(read(`something ${words}`)).toEqual({ language: null, country });
  });

  test('is a country with a known name', () => {
    expect(new Set(COUNTRIES.map(([, code]) => code))).toEqual(new Set(COUNTRY_CODES));
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  });

  test.each([
    ['films in German', 'de', null],
    ['from French language cinema', 'fr', null],
    ['Austrian films in German', 'de', 'AT'],
    ['Swiss, French language', 'fr', 'CH'],
    // The other one stays unread.
    ['German or Austrian', null, 'AT'],
    ['anime', 'ja', null],
    ['k-drama', 'ko', null],
    ['kdramas', 'ko', null],
    ['Bollywood', 'hi', null],
    ['anime in English', 'en', null],
    ['no anime', null, null],
    ['not French', null, null],
    ['no Korean horror', null, null],
    ['North Korean', null, null],
    ['Latin American', null, null],
    ['set in Italy', null, null],
    ['set in the USA', null, null],
    ['about a trip to Japan', null, null],
    ['about Ireland', null, null],
    ['the American dream', null, null],
    ['the Russian empire', null, null],
    ['my French teacher', null, null],
    ['with German subtitles', null, null],
    ['the Mexican revolution', null, null],
    ['Captain America', null, null],
    ['us', null, null],
    ['', null, null],
  ])('is read from "%s": %s, %s', (text, language, country) => {
    expect(read(text)).toEqual({ language, country });
  });

  test('is removed with its surrounding words, and the rest stays', () => {
    const left = (text: string) => {
      const sentence = new Sentence(text);
      readOrigins(sentence);
      return sentence.left;
    };
    expect(left('comedies from France')).toBe('comedies ·');
    expect(left('comedies in the French language')).toBe('comedies in the ·');
    expect(left('comedies set in France')).toBe('comedies set in france');
    expect(left('anime')).toBe('anime');
    expect(left('French, not German')).toBe('· | not german');
  });

  test('is nothing else if its words are an origin', () => {
    expect(['american', 'us', 'france', 'dutch', 'a french', 'french one', ''].map(isOrigin)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
