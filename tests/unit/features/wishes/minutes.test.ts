import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../../src/core/title.ts';
import { readMinutes } from '../../../../src/features/wishes/minutes.ts';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';

/** From the shortest to the longest: `90–`, `–120`, or an empty text. */
function read(text: string, kind: Kind = 'movie'): string {
  const { shortest, longest } = readMinutes(new Sentence(text), kind);
  return shortest === null && longest === null ? '' : `${shortest ?? ''}–${longest ?? ''}`;
}

describe('a length', () => {
  test.each([
    ['90 minutes', '75–105'],
    ['90min', '75–105'],
    ['90 mins long', '75–105'],
    ['about 90 minutes', '75–105'],
    ['roughly two hours', '105–135'],
    ['exactly 90 minutes', '90–90'],
    ['5 minutes', '1–20'],
    ['2h', '105–135'],
    ['1.5 hours', '75–105'],
    ['two and a half hours', '135–165'],
    ['two hours and a half', '135–165'],
    ['half an hour', '15–45'],
    ['an hour and a half', '75–105'],
    ['an hour', ''],
    ['a minute', ''],
    ['a min', ''],
    ['an hour long', ''],
    ['one hour', '45–75'],
    ['under 90 minutes', '–89'],
    ['below two hours', '–119'],
    ['less than 90 minutes', '–89'],
    ['shorter than 90 minutes', '–89'],
    ['fewer than 90 minutes', '–89'],
    ['within 90 minutes', '–90'],
    ['at most 90 minutes', '–90'],
    ['max. 90 minutes', '–90'],
    ['maximum 90 minutes', '–90'],
    ['up to 90 minutes', '–90'],
    ['I only have 90 minutes', '–90'],
    ["we've got about an hour", '–60'],
    ['over 90 minutes', '91–'],
    ['above 90 minutes', '91–'],
    ['more than 90 minutes', '91–'],
    ['longer than two hours', '121–'],
    ['at least 90 minutes', '90–'],
    ['min. 90 minutes', '90–'],
    ['minimum 90 minutes', '90–'],
    ['90 minutes or less', '–90'],
    ['90 minutes or shorter', '–90'],
    ['90 minutes max', '–90'],
    ['90 minutes tops', '–90'],
    ['90 minutes at the most', '–90'],
    ['90 minutes or more', '90–'],
    ['90 minutes or longer', '90–'],
    ['90 minutes at least', '90–'],
    ['90+ minutes', '90–'],
    ['90 minutes plus', '90–'],
    ['no longer than 90 minutes', '–90'],
    ['not over 90 minutes', '–90'],
    ['nothing under 90 minutes', '90–'],
    ['not at least 90 minutes', '–89'],
    ['not at most 90 minutes', '91–'],
    ['not 90 minutes', ''],
    ['running time of 90 minutes', '75–105'],
    ['runtime under 100', '–99'],
    ['length of over 100', '101–'],
    ['no longer than 100', '–100'],
    ['shorter than 100', '–99'],
    ['longer than 39', ''],
    ['longer than 40', '41–'],
    ['runtime under 100 years', ''],
    ['600 minutes', '585–615'],
    ['601 minutes', ''],
    ['48 hours', ''],
    ['0 minutes', ''],
    ['the last 20 minutes', ''],
    ['two hours ago', ''],
    ['15 minutes of fame', ''],
    ['90 minutes of fun', '75–105'],
    ['12 hours of sleep', ''],
    ['every 90 minutes', ''],
  ])('in minutes: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['1h 45', '90–120'],
    ['1h45m', '90–120'],
    ['one hour forty', '85–115'],
    ['two hours and ten minutes', '115–145'],
    ['under 1h 45', '–104'],
    ['1h 45 or less', '–105'],
    ['at least two hours and ten minutes', '130–'],
    ['no longer than 1h 45', '–105'],
    ['1h 4', '45–75'],
    ['1h 60', '45–75'],
    ['5h 30', '285–315'],
  ])('in hours and minutes: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['between 90 and 120 minutes', '90–120'],
    ['90 to 120 minutes', '90–120'],
    ['90-120 min', '90–120'],
    ['from 120 to 90 minutes', '90–120'],
    ['between one and two hours', '60–120'],
    ['between 90 minutes and two hours', '90–120'],
    ['1h to 90 minutes', '60–90'],
    ['one hour and 30 minutes', '75–105'],
    ['not between 90 and 120 minutes', ''],
    ['between 90 and 700 minutes', ''],
    ['between 90 and 600 minutes', '90–600'],
    ['a hundred and twenty minutes', '105–135'],
    ['longer than two hours but shorter than three', '121–179'],
    ['over 90 minutes and under 2 hours', '91–119'],
    ['over 90, under 120 minutes', '91–119'],
    ['at least 90 but no more than 120 minutes', '90–120'],
    ['at least 90 but not over 120 minutes', '90–120'],
    ['over 2 and under 1 hours', '–59'],
    ['longer than 2 hours but shorter than 3, funny', '121–179'],
    ['longer than two hours but shorter than three, funny', '121–179'],
    ['longer than two hours but less than a series', '121–'],
    ['over 90 and under 120', ''],
    ['over 90 minutes, over 100 minutes', '91–'],
    ['over 90 minutes, under 80 minutes', '91–'],
  ])('between two ends: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each<[string, string, string]>([
    ['not too long', '–120', ''],
    ['nothing lengthy', '–120', ''],
    ['not overlong', '–120', ''],
    ['short films', '–40', ''],
    ['shorts', '–40', ''],
    ['no short films', '41–', ''],
    ['nothing too short', '100–', ''],
    ['something short', '–99', ''],
    ['a really short movie', '–99', ''],
    ['a shortish comedy', '–99', ''],
    ['a quick watch', '–99', '–30'],
    ['short-term memory', '', ''],
    ['in short', '', ''],
    ['short of money', '', ''],
    ['a long film', '150–', ''],
    ['a longer epic', '150–', ''],
    ['really long', '150–', ''],
    ['something long', '150–', ''],
    ['a long time ago', '', ''],
    ['long', '', ''],
    ['long episodes', '', '50–'],
    ['no long episodes', '–120', '–50'],
    ['hour-long episodes', '', '45–75'],
    ['an hour long', '', '45–75'],
    ['short episodes', '–99', '–30'],
    ['half-hour episodes', '15–45', '15–45'],
    ['does not have to be short', '', ''],
  ])('in words, of a film and of episodes: %s', (text, film, episodes) => {
    expect([read(text), read(text, 'tv')]).toEqual([film, episodes]);
  });

  test('stays in the text if contradictory, or not clearly a length', () => {
    const sentence = new Sentence('over 90 minutes, but short, under 95 minutes');
    expect(readMinutes(sentence, 'movie')).toEqual({ shortest: 91, longest: 94 });
    expect(sentence.left).toBe('· | but · | ·');
    const upside = new Sentence('over 120 minutes, but short');
    expect(readMinutes(upside, 'movie')).toEqual({ shortest: 121, longest: null });
    expect(upside.left).toBe('· | but short');
    const scores = new Sentence('over 90 and under 120');
    expect(readMinutes(scores, 'movie')).toEqual({ shortest: null, longest: null });
    expect(scores.left).toBe('over 90 and under 120');
  });
});
