import { describe, expect, it } from 'vitest';
import {
  hasAired,
  markedBy,
  placeAt,
  placeNumber,
  progressOf,
  type KeptEpisode,
} from '../../../../src/domain/series/progress.ts';

const TODAY = '2026-11-22';
/** Seasons in short: a letter an episode, (p)ast, (t)oday, (f)uture or (u)ndated; `0:` and so on name the season. */
function episodes(text: string): KeptEpisode[] {
  const dates: Record<string, string | null> = {
    p: '2020-05-05',
    t: TODAY,
    f: '2026-11-23',
    u: null,
  };
  return text.split(' ').flatMap((part) => {
    const [season = '', letters = ''] = part.split(':');
    return [...letters].map((letter, index) => ({
      season: Number(season),
      number: index + 1,
      name: '',
      date: dates[letter] ?? null,
      minutes: null,
    }));
  });
}

const places = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((place) => {
      const [season = 0, number = 0] = place.split('x').map(Number);
      return placeNumber({ season, number });
    });
const written = (place: { season: number; number: number } | null) =>
  place && `${place.season}x${place.number}`;

describe('How far somebody is in a series', () => {
  // What is known of it, what is watched, whether it has ended; what is watched of what has aired, next, after that,
  // where it stands, and the day it goes on.
  const rules: [string, string, string, 'runs' | 'ended', string, string | null, string | null, string][] = [
    ['begins with the first episode', '1:ppp', '', 'runs', '0 of 3', '1x1', '1x2', 'next'],
    ['goes on with the one after', '1:ppp', '1x1', 'runs', '1 of 3', '1x2', '1x3', 'next'],
    ['goes on into the next season', '1:pp 2:pp', '1x1 1x2', 'runs', '2 of 4', '2x1', '2x2', 'next'],
    ['counts what airs today', '1:pt', '1x1', 'runs', '1 of 2', '1x2', null, 'next'],
    ['does not count what airs tomorrow', '1:pf', '1x1', 'runs', '1 of 1', null, null, 'caughtUp'],
    ['has no date for aired while it runs', '1:pu', '1x1', 'runs', '1 of 1', null, null, 'caughtUp'],
    ['has no date for aired once it has ended', '1:pu', '1x1', 'ended', '1 of 2', '1x2', null, 'next'],
    [
      'is caught up while it runs, whatever is watched',
      '1:pp',
      '1x1 1x2',
      'runs',
      '2 of 2',
      null,
      null,
      'caughtUp',
    ],
    ['is finished when it has ended too', '1:pp', '1x1 1x2', 'ended', '2 of 2', null, null, 'finished'],
    ['is not finished while an episode is to come', '1:pf', '1x1', 'ended', '1 of 1', null, null, 'caughtUp'],
    ['returns when it gains a season', '1:pp 2:p', '1x1 1x2', 'runs', '2 of 3', '2x1', null, 'next'],
    ['returns when it gains one after its end', '1:p 2:p', '1x1', 'ended', '1 of 2', '2x1', null, 'next'],
    ['never counts specials', '0:ppp 1:p', '0x1 0x2', 'runs', '0 of 1', '1x1', null, 'next'],
    ['is finished without its specials', '0:pp 1:p', '1x1', 'ended', '1 of 1', null, null, 'finished'],
    ['consists of nothing known yet', '', '', 'runs', '0 of 0', null, null, 'unknown'],
    ['consists of specials only', '0:ppp', '0x1', 'runs', '0 of 0', null, null, 'unknown'],
    ['has not begun', '1:ff', '', 'runs', '0 of 0', null, null, 'caughtUp'],
    ['leads on from the furthest, not to the gap', '1:pppp', '1x2', 'runs', '1 of 4', '1x3', '1x4', 'next'],
    ['comes back to the gap at the end', '1:ppp', '1x3', 'runs', '1 of 3', '1x1', '1x2', 'next'],
    ['names the gap as what comes after', '1:ppp', '1x2', 'runs', '1 of 3', '1x3', '1x1', 'next'],
    ['does not count what was seen early', '1:ppf', '1x1 1x3', 'runs', '1 of 2', '1x2', null, 'next'],
    ['ignores numbers that are none', '1:pp', '1x1 1x9 7x1', 'runs', '1 of 2', '1x2', null, 'next'],
  ];

  it.each(rules)('%s', (_what, known, watched, runs, count, next, then, standing) => {
    const airing = { day: TODAY, ended: runs === 'ended' };
    const progress = progressOf(episodes(known), new Set(places(watched)), airing);
    expect({
      count: `${progress.watched} of ${progress.aired}`,
      next: written(progress.next),
      then: written(progress.then),
      standing: progress.standing,
    }).toEqual({ count, next, then, standing });
  });

  it('names the first day on which it goes on, past days and specials aside', () => {
    const airing = { day: TODAY, ended: false };
    expect(progressOf(episodes('0:f 1:pp'), new Set(), airing).coming).toBeNull();
    expect(progressOf(episodes('1:ppuff'), new Set(), airing)).toMatchObject({
      coming: '2026-11-23',
      total: 5,
    });
  });

  it('takes an episode for aired on its day, in whatever zone the reader is', () => {
    expect(hasAired(TODAY, { day: TODAY, ended: false })).toBe(true);
    expect(hasAired('2026-11-23', { day: TODAY, ended: true })).toBe(false);
    expect(hasAired(null, { day: TODAY, ended: true })).toBe(true);
    expect(hasAired(null, { day: TODAY, ended: false })).toBe(false);
  });
});

describe('What one act marks', () => {
  type Case = [string, 'episode' | 'season' | 'upTo', string, string, 'runs' | 'ended', string];
  const cases: Case[] = [
    ['one episode', 'episode', '1x2', '1:ppp', 'runs', '1x2'],
    ['one without a date, which may have aired', 'episode', '1x2', '1:pu', 'runs', '1x2'],
    ['one that is not known here yet', 'episode', '4x1', '1:p', 'runs', '4x1'],
    ['one special', 'episode', '0x1', '0:p 1:p', 'runs', '0x1'],
    ['none that airs tomorrow', 'episode', '1x2', '1:pf', 'runs', ''],
    ['a season as far as it has aired', 'season', '2x0', '1:pp 2:ptfu', 'runs', '2x1 2x2'],
    ['all of a season that has ended', 'season', '1x0', '1:puu 2:u', 'ended', '1x1 1x2 1x3'],
    ['the specials, when they are what was named', 'season', '0x0', '0:ppf 1:p', 'runs', '0x1 0x2'],
    ['all up to here, itself included', 'upTo', '2x1', '1:pp 2:pp', 'runs', '1x1 1x2 2x1'],
    ['all up to here without specials', 'upTo', '1x2', '0:pp 1:pp', 'runs', '1x1 1x2'],
    ['all up to here without what has not aired', 'upTo', '2x2', '1:pu 2:pf', 'runs', '1x1 2x1'],
    ['nothing up to a special', 'upTo', '0x2', '0:pp 1:pp', 'runs', ''],
    ['nothing of a season nobody knows', 'season', '9x0', '1:pp', 'ended', ''],
  ];

  it.each(cases)('is %s', (_what, scope, at, known, runs, marked) => {
    const place = placeAt(places(at)[0] ?? 0);
    const airing = { day: TODAY, ended: runs === 'ended' };
    const found = markedBy(scope, place, episodes(known), airing);
    expect(found.map((one) => written(placeAt(one))).join(' ')).toBe(marked);
  });
});
