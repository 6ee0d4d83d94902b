import { reasonWords } from '../../../../src/features/for-you/reason-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShown, readForYou, forYouAddress } from '../../../../src/features/for-you/address.ts';
import { dailyOrder } from '../../../../src/features/for-you/daily.ts';
import { fitOf, rankedByFit } from '../../../../src/features/for-you/fit.ts';
import { isReason, recencyOf, scaleOf, weightOf } from '../../../../src/features/for-you/history.ts';
import { learn, mayBeShown, worthOfRank } from '../../../../src/features/for-you/learn.ts';
import { reasonsOf } from '../../../../src/features/for-you/reasons.ts';
import { named } from '../../../../src/features/for-you/say.ts';
import { scored, scoringFor } from '../../../../src/features/for-you/score.ts';
import { standingOf, WEIGHTS } from '../../../../src/features/for-you/settings.ts';
import { CALLS_A_DAY, MOST_LIKED, sourcesFor } from '../../../../src/features/for-you/sources.ts';
import { rarityOf } from '../../../../src/features/for-you/traits.ts';
import { likenessTo, varied } from '../../../../src/features/for-you/variety.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { movieOf } from '../../../support/tmdb/known-titles.ts';
import { arbitraryLearning, foundOf, historyOf } from '../../../support/for-you/learning.ts';

const grounds = arbitraryLearning.map((given) => ({ ...given, ground: learn(given) }));

describe('a title’s weight for the user’s taste', () => {
  test('grows with its stars above the mean, independent of scale', () => {
    const stars = fc.constantFrom(1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5);
    fc.assert(
      fc.property(stars, stars, fc.double({ min: 1, max: 5, noNaN: true }), (a, b, mean) => {
        const of = (given: number) => weightOf(historyOf(1, { stars: given }), { mean, given: [] });
        if (a <= b) expect(of(a)).toBeLessThanOrEqual(of(b));
      }),
    );
  });

  test('decays with every later rating, never to zero, and equally for simultaneous ones', () => {
    const day = (number: number) => new Date(Date.UTC(2020, 0, number)).toISOString();
    const days = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 60 });
    const one = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(days, one, one, (given, a, b) => {
        const scale = scaleOf(given.map((number, id) => historyOf(id, { stars: 3, at: day(number) })));
        const [earlier, later] = [
          recencyOf(day(Math.min(a, b)), scale),
          recencyOf(day(Math.max(a, b)), scale),
        ];
        expect(earlier).toBeLessThanOrEqual(later);
        if (given.some((number) => number > Math.min(a, b) && number <= Math.max(a, b)))
          expect(earlier).toBeLessThan(later);
        expect(earlier).toBeGreaterThanOrEqual(0.3);
        expect(later).toBeLessThanOrEqual(1);
      }),
    );
    const imported = scaleOf([1, 2, 3].map((id) => historyOf(id, { stars: 4 })));
    expect(recencyOf(historyOf(1, {}).at, imported)).toBe(1);
  });

  test('is negative at one and two stars, dismissed and dropped, and positive from four', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (mean) => {
        const weight = (more: Parameters<typeof historyOf>[1]) =>
          weightOf(historyOf(1, more), { mean, given: [] });
        for (const stars of [1, 1.5, 2]) expect(weight({ stars })).toBeLessThan(0);
        expect(weight({ stars: 2, favorite: true })).toBeLessThan(0);
        expect(weight({ dismissed: true })).toBeLessThan(0);
        expect(weight({ dropped: true, watched: true })).toBeLessThan(0);
        for (const stars of [4, 4.5, 5]) expect(weight({ stars })).toBeGreaterThan(0);
      }),
    );
  });

  test('is higher for a favorite than a wish, and a wish than a watch, without stars', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), fc.boolean(), (mean, watched) => {
        const weight = (more: Parameters<typeof historyOf>[1]) =>
          weightOf(historyOf(1, more), { mean, given: [] });
        expect(weight({ favorite: true, watched })).toBeGreaterThan(weight({ wished: true, watched }));
        expect(weight({ wished: true, watched })).toBeGreaterThan(weight({ watched: true }));
        expect(weight({ watched: true })).toBeGreaterThan(0);
      }),
    );
  });

  test('is relative to the user’s own mean', () => {
    expect(scaleOf([historyOf(1, { stars: 5 }), historyOf(2, { stars: 4 }), historyOf(3, {})]).mean).toBe(
      4.5,
    );
    expect(scaleOf([]).mean).toBe(3);
  });

  test('gives no reason at one or two stars, or without a like', () => {
    expect(isReason({ stars: 2, favorite: true }, 0.4)).toBe(false);
    expect(isReason({ stars: null, favorite: false }, 0.1)).toBe(false);
    expect(isReason({ stars: 3, favorite: false }, 0.1)).toBe(true);
    expect(isReason({ stars: null, favorite: true }, 0.6)).toBe(true);
  });
});

describe('a trait', () => {
  test('weighs more the fewer titles have it, and never negatively', () => {
    const titles = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(titles, titles, titles, (all, a, b) => {
        const of = (have: number) =>
          rarityOf('theme-1', { titles: all, having: new Map([['theme-1', have]]) });
        if (a <= b) expect(of(a)).toBeGreaterThanOrEqual(of(b));
        expect(of(a)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the recommended titles', () => {
  test('are never seen, rated, dismissed or dropped, and listed once each', () => {
    fc.assert(
      fc.property(grounds, ({ ground, history }) => {
        const keys = ground.titles.map(titleKey);
        expect(new Set(keys).size).toBe(keys.length);
        for (const done of history) {
          if (done.watched || done.stars !== null || done.dismissed || done.dropped)
            expect(keys).not.toContain(titleKey(done));
        }
      }),
    );
  });

  test('merge data of several sources', () => {
    const [only] = mayBeShown(
      [foundOf(9, { traits: ['genre-1'] }), foundOf(9, { traits: ['maker-2'], minutes: 90 })],
      [],
    );
    expect(only).toMatchObject({ minutes: 90, recommendedFor: [] });
    expect(only?.traits.map(({ trait }) => trait)).toEqual(['genre-1', 'maker-2']);
  });

  test('rank by a score that is the sum of its contributions', () => {
    fc.assert(
      fc.property(grounds, ({ ground, feedback }) => {
        const all = scored(ground, feedback);
        for (const { score, contributions } of all) {
          expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 9);
          expect(Number.isFinite(score)).toBe(true);
        }
        all.slice(1).forEach(({ score }, at) => expect(score).toBeLessThanOrEqual(all[at]?.score ?? 0));
      }),
    );
  });

  test('rank higher the earlier the catalogue lists them for liked ones', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (a, b) => {
        if (a < b) expect(worthOfRank(a)).toBeGreaterThan(worthOfRank(b));
      }),
    );
    const history = [historyOf(1, { stars: 5 }), historyOf(2, { stars: 2 })];
    const found = [3, 4, 5].map((id, rank) => foundOf(id, { recommendedFor: [{ key: 'movie-1', rank }] }));
    const ground = learn({ history, found, counts: { titles: 10, having: new Map() } });
    expect(scored(ground).map(({ title }) => title.id)).toEqual([3, 4, 5]);
  });

  test('gain nothing from disliked sources', () => {
    fc.assert(
      fc.property(arbitraryLearning, fc.nat(20), ({ history, found, counts }, rank) => {
        const low = historyOf(77, { stars: 1 });
        const given = { history: [...history, low], counts };
        const more = found.map((title) => ({
          ...title,
          recommendedFor: [...title.recommendedFor, { key: titleKey(low), rank }],
        }));
        expect(learn({ ...given, found: more })).toEqual(learn({ ...given, found }));
      }),
    );
  });

  test('rank higher with liked traits, and lower with disliked ones', () => {
    const history = [
      historyOf(1, { stars: 5, traits: ['theme-1'] }),
      historyOf(2, { stars: 1, traits: ['theme-2'] }),
    ];
    const found = [
      foundOf(3, { traits: ['theme-2'] }),
      foundOf(4, { traits: ['theme-3'] }),
      foundOf(5, { traits: ['theme-1'] }),
    ];
    const ground = learn({ history, found, counts: { titles: 10, having: new Map() } });
    expect(scored(ground).map(({ title }) => title.id)).toEqual([5, 4, 3]);
  });

  test('do not rank higher by fame alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (a, b) => {
        const of = (votes: number) => standingOf({ voteAverage: 6.5, votes });
        if (a <= b) expect(of(a)).toBeGreaterThanOrEqual(of(b));
      }),
    );
  });

  test('rank higher by better votes, and by more of them', () => {
    const vote = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), vote, vote, (votes, a, b) => {
        const of = (voteAverage: number) => standingOf({ voteAverage, votes });
        if (a <= b) expect(of(a)).toBeLessThanOrEqual(of(b));
      }),
    );
    expect(standingOf({ voteAverage: 9, votes: 5000 })).toBeGreaterThan(
      standingOf({ voteAverage: 9, votes: 3 }),
    );
  });

  test('stay the same titles when diversified, best first, each as different as possible', () => {
    fc.assert(
      fc.property(grounds, ({ ground }) => {
        const ranked = scored(ground);
        const made = varied(ground, ranked);
        expect(made.map(({ title }) => titleKey(title)).sort()).toEqual(
          ranked.map(({ title }) => titleKey(title)).sort(),
        );
        expect(made[0]).toBe(ranked[0]);
        expect(varied(ground, ranked, 0)).toEqual(ranked);
        for (const one of made.slice(0, 3)) {
          expect(likenessTo(ground, one)(one)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  test('are delayed when similar: of two alike the second comes later', () => {
    const history = [historyOf(1, { stars: 5, traits: ['theme-1', 'theme-2'] })];
    const found = [
      ...[3, 4].map((id) =>
        foundOf(id, { traits: ['theme-1'], recommendedFor: [{ key: 'movie-1', rank: 0 }] }),
      ),
      foundOf(5, { traits: ['theme-2'], recommendedFor: [{ key: 'movie-1', rank: 1 }] }),
      ...[6, 7].map((id) => foundOf(id, {})),
    ];
    const ground = learn({ history, found, counts: { titles: 10, having: new Map() } });
    const ids = (variety: number) => varied(ground, scored(ground), variety).map(({ title }) => title.id);
    expect(ids(0).slice(0, 3)).toEqual([3, 4, 5]);
    expect(ids(0.6).slice(0, 2)).toEqual([3, 5]);
  });

  test('keep a day’s order, and include all every day, the first three first', () => {
    const day = fc.constantFrom('2026-11-22', '2026-11-23', '2027-01-01');
    fc.assert(
      fc.property(grounds, day, ({ ground }, on) => {
        const ranked = scored(ground);
        const made = dailyOrder(ranked, on);
        expect(made).toEqual(dailyOrder(ranked, on));
        expect(made.slice(0, 3)).toEqual(ranked.slice(0, 3));
        expect(new Set(made)).toEqual(new Set(ranked));
      }),
    );
    const found = Array.from({ length: 150 }, (_, id) => foundOf(id + 1, {}));
    const many = scored(learn({ history: [], found, counts: { titles: 150, having: new Map() } }));
    const moved = dailyOrder(many, '2026-11-22').map((one, at) => Math.abs(many.indexOf(one) - at));
    expect(Math.max(...moved)).toBeLessThanOrEqual(20);
    expect(Math.max(...moved)).toBeGreaterThan(3);
  });
});

describe('the reasons of a title', () => {
  test('are its two largest contributions, each true of title and history', () => {
    fc.assert(
      fc.property(grounds, ({ ground, history, found, feedback }) => {
        const stars = new Map(history.map((title) => [titleKey(title), title]));
        for (const one of scored(ground, feedback)) {
          const reasons = reasonsOf(ground, one, feedback);
          const largest = one.contributions
            .filter(({ value }) => value > 0)
            .sort((a, b) => b.value - a.value);
          expect(reasons).toHaveLength(Math.min(2, largest.length));
          largest.slice(0, 2).forEach(({ what }, at) => {
            expect(reasons[at]?.why).toBe(what === 'feedback' ? 'asked' : what);
          });
          const traits = new Set(
            found
              .filter((title) => titleKey(title) === titleKey(one.title))
              .flatMap((title) => title.traits.map(({ trait }) => trait)),
          );
          for (const reason of reasons) {
            if ('seed' in reason && reason.seed) {
              const seen = stars.get(titleKey(reason.seed));
              expect(seen?.stars ?? 5).toBeGreaterThan(2);
              expect(reason.seed.stars).toBe(seen?.stars ?? null);
              if (reason.why === 'trait')
                expect(seen?.traits.map(({ trait }) => trait)).toContain(reason.trait);
            }
            if (reason.why === 'trait') expect(traits).toContain(reason.trait);
            if (reason.why === 'asked')
              expect(feedback.some(({ name, direction }) => name === reason.name && direction === 1)).toBe(
                true,
              );
          }
        }
      }),
    );
  });

  test('are one sentence when from the same title', () => {
    const seed = { kind: 'movie', id: 1, title: 'Arrival', stars: 5 } as const;
    expect(
      reasonWords([
        { why: 'trait', trait: 'maker-2', name: 'Denis Villeneuve', seed },
        { why: 'trait', trait: 'theme-3', name: 'first contact', seed },
      ]),
    ).toEqual(['You gave Arrival five stars: both made by Denis Villeneuve, both about “first contact”']);
    expect(reasonWords([{ why: 'liked', seed: { ...seed, stars: 3.5 } }, { why: 'standing' }])).toEqual([
      'You gave Arrival 3½ stars: recommended with it',
      'Highly rated by many',
    ]);
    expect(reasonWords([{ why: 'liked', seed: { ...seed, title: '' } }])).toEqual([
      'You gave one title five stars: recommended with it',
    ]);
  });
});

describe('feedback', () => {
  const history = [historyOf(1, { stars: 5, traits: ['theme-1'] })];
  const found = [
    foundOf(3, { traits: ['theme-1', 'maker-9'] }),
    foundOf(4, { traits: ['theme-1', 'maker-9'] }),
    foundOf(5, { traits: ['theme-2', 'genre-1'] }),
    foundOf(6, { traits: ['theme-2', 'genre-1'] }),
  ];
  const ground = learn({ history, found, counts: { titles: 10, having: new Map() } });
  const ids = (said: Parameters<typeof scored>[1]) => scored(ground, said).map(({ title }) => title.id);
  const say = (subject: string, direction: -1 | 0 | 1) => {
    const known = named(ground, [], subject);
    if (!known) throw new Error(subject);
    return { ...known, direction };
  };

  test('moves similar titles at once, and undoing it restores everything', () => {
    expect(ids([])).toEqual([3, 4, 5, 6]);
    expect(ids([say('movie-3', -1)])).toEqual([5, 6, 4]);
    expect(ids([say('movie-5', 1)]).slice(0, 2)).toEqual([5, 6]);
    expect(ids([])).toEqual([3, 4, 5, 6]);
  });

  test('never raises unwanted titles, and never lowers wanted ones', () => {
    fc.assert(
      fc.property(grounds, fc.constantFrom(-1, 1), fc.nat(), (given, direction, at) => {
        const one = given.ground.titles[at % Math.max(given.ground.titles.length, 1)];
        if (!one) return;
        const known = named(given.ground, [], titleKey(one));
        const before = scoringFor(given.ground)(one).score;
        const after = scoringFor(given.ground, known ? [{ ...known, direction }] : [])(one).score;
        if (direction === 1) expect(after).toBeGreaterThanOrEqual(before);
        else expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('overrides learned traits; ignored ones add nothing', () => {
    expect(ids([say('theme-1', -1)])).toEqual([5, 6, 3, 4]);
    const [first] = scored(ground, [say('theme-1', 0)]);
    expect(first?.contributions.map(({ what }) => what)).not.toContain('feedback');
    expect(named(ground, [], 'theme-99')).toBeNull();
  });
});

describe('the recommendations page', () => {
  test('excludes seen and dismissed titles, wishes unless requested, and too long ones', () => {
    fc.assert(
      fc.property(
        grounds,
        fc.constantFrom(null, 'movie', 'tv'),
        fc.constantFrom(null, 60, 120),
        fc.boolean(),
        (given, kind, minutes, wished) => {
          const keys = given.ground.titles.map(titleKey);
          const known = { taken: new Set(keys.slice(0, 2)), wished: new Set(keys.slice(2, 4)) };
          const view = { kind, minutes, onServices: false, wished, page: 1 };
          for (const title of given.ground.titles.filter((one) => isShown(one, view, known))) {
            expect(known.taken).not.toContain(titleKey(title));
            if (!wished) expect(known.wished).not.toContain(titleKey(title));
            if (kind) expect(title.kind).toBe(kind);
            if (minutes) expect(title.minutes ?? Infinity).toBeLessThanOrEqual(minutes);
          }
        },
      ),
    );
  });

  test('has an address of its settings, and ignores invalid ones', () => {
    const address = '/for-you?kind=tv&minutes=60&services=mine&wished=on&page=3';
    expect(forYouAddress(readForYou(new URL(address, 'http://x').searchParams))).toBe(address);
    expect(forYouAddress(readForYou(new URLSearchParams('kind=x&minutes=61&page=-1&wished=1')))).toBe(
      '/for-you',
    );
  });
});

describe('the fit of a title', () => {
  test('is best for the first recommendations', () => {
    fc.assert(
      fc.property(grounds, ({ ground }) => {
        const [best] = scored(ground);
        if (best)
          expect(fitOf(ground, { ...best.title, traits: [], recommendedFor: [] }, []).degree).toBe('very');
      }),
    );
  });

  test('follows the scores, and the best tenth fit very well', () => {
    const degrees = ['hardly', 'somewhat', 'well', 'very'];
    fc.assert(
      fc.property(grounds, ({ ground }) => {
        const made = scored(ground).map(({ title }) =>
          degrees.indexOf(fitOf(ground, { ...title, traits: [], recommendedFor: [] }, []).degree),
        );
        expect(made).toEqual(made.toSorted((a, b) => b - a));
        made.slice(0, Math.ceil(made.length / 10)).forEach((degree) => expect(degrees[degree]).toBe('very'));
      }),
    );
  });

  test('ranks any list by the recommendations’ scores, without losing titles', () => {
    fc.assert(
      fc.property(grounds, ({ ground, feedback }) => {
        const ranked = scored(ground, feedback).map(({ title }) => title);
        const list = ranked.map(({ kind, id, votes }) => ({ ...movieOf({ id }), kind, voteCount: votes }));
        const made = rankedByFit(ground, list.toReversed(), feedback);
        expect(new Set(made)).toEqual(new Set(list));
        const scores = made.map((one) => {
          const known = ground.titles.find((title) => titleKey(title) === titleKey(one));
          return known ? scoringFor(ground, feedback)(known).score : -Infinity;
        });
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
    );
  });

  test('prefers liked genres, without other data', () => {
    const history = [
      historyOf(1, { stars: 5, traits: ['genre-35'] }),
      historyOf(2, { stars: 2, traits: ['genre-27'] }),
    ];
    const found = [foundOf(8, { traits: ['genre-35'] }), foundOf(9, { traits: ['genre-27'] })];
    const ground = learn({ history, found, counts: { titles: 10, having: new Map() } });
    const list = [27, 18, 35].map((genre) => movieOf({ id: 100 + genre, genreIds: [genre], date: null }));
    expect(rankedByFit(ground, list, []).map(({ id }) => id)).toEqual([135, 118, 127]);
  });
});

describe('catalogue requests', () => {
  test('are for liked titles only, at most thirty, once each', () => {
    fc.assert(
      fc.property(arbitraryLearning, ({ history }) => {
        const sources = sourcesFor(history);
        expect(new Set(sources.map(({ key }) => key)).size).toBe(sources.length);
        const scale = scaleOf(history);
        const wished = new Set(history.filter((title) => title.wished).map(titleKey));
        const titles = sources.filter(({ from }) => from === 'title');
        expect(titles.length).toBeLessThanOrEqual(MOST_LIKED + 5);
        for (const { key } of titles) {
          const of = history.find((title) => titleKey(title) === key);
          expect(of && (isReason(of, weightOf(of, scale)) || wished.has(key))).toBe(true);
        }
      }),
    );
    expect(CALLS_A_DAY).toBe(30);
    expect(WEIGHTS.damping).toBeGreaterThan(0);
  });

  test('are for makers liked twice, and collections of liked movies', () => {
    const traits = ['maker-7'] as const;
    const history = [
      historyOf(1, { stars: 5, traits, collectionId: 10 }),
      historyOf(2, { stars: 4, traits }),
      historyOf(3, { stars: 1 }),
    ];
    const keys = sourcesFor(history).map(({ key }) => key);
    expect(keys).toContain('maker-7');
    expect(keys).toContain('saga-10');
    expect(sourcesFor(history.slice(0, 1)).map(({ key }) => key)).not.toContain('maker-7');
  });
});
