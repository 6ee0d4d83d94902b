import { dailyOrder } from '../../../src/features/for-you/daily.ts';
import { learn } from '../../../src/features/for-you/learn.ts';
import { scaleOf } from '../../../src/features/for-you/history.ts';
import { reasonsOf } from '../../../src/features/for-you/reasons.ts';
import { scored } from '../../../src/features/for-you/score.ts';
import { WEIGHTS, type Weights } from '../../../src/features/for-you/settings.ts';
import { varied } from '../../../src/features/for-you/variety.ts';
import type { Figure } from '../table.ts';
import { ease } from './ease.ts';
import { openBundle, readRaters, type Bundle, type Rater, type Rating } from './histories.ts';
import { errorOf, mean, measure } from './measure.ts';

/** The folder that holds ratings.csv and links.csv of MovieLens' small set. */
const FOLDER = 'MOVIELENS_DIR';

/** Histories with fewer ratings of bundled movies are left out. */
const LEAST = 20;
/** The last fifth of a history is what somebody went on to watch; stars from here on say that they liked it. */
const LATER = 0.2;
const GOOD = 4;
const LAMBDA = 200;
const LENGTH = 20;

interface Case {
  before: Rating[];
  wanted: Set<number>;
}

type Recommend = (of: Case) => number[] | Promise<number[]>;

/** Everything before a rating, with that one title hidden. */
const upTo = (ratings: readonly Rating[], at: number): Case => ({
  before: ratings.slice(0, at),
  wanted: new Set(ratings.slice(at, at + 1).map(({ id }) => id)),
});

/** Of what was liked the places in a history, the earliest first. */
const likedAt = (ratings: readonly Rating[]) => ratings.flatMap(({ stars }, at) => (stars >= GOOD ? at : []));

/**
 * What came last and was liked is hidden: the last liked title alone; each of the last six in turn, which says the same
 * with less chance in it; or what was liked of the last fifth.
 */
const SPLITS: Record<string, (ratings: readonly Rating[]) => Case[]> = {
  'last liked': (ratings) =>
    likedAt(ratings)
      .slice(-1)
      .map((at) => upTo(ratings, at)),
  'last six liked': (ratings) =>
    likedAt(ratings)
      .slice(-6)
      .map((at) => upTo(ratings, at)),
  'last fifth': (ratings) => {
    const cut = Math.floor(ratings.length * (1 - LATER));
    const later = ratings.slice(cut).filter(({ stars }) => stars >= GOOD);
    return [{ before: ratings.slice(0, cut), wanted: new Set(later.map(({ id }) => id)) }];
  },
};

const without = (list: readonly number[], { before }: Case) => {
  const seen = new Set(before.map(({ id }) => id));
  return list.filter((id) => !seen.has(id));
};

async function groundOf(bundle: Bundle, one: Case, weights: Weights, days = 3) {
  const history = bundle.historyOf(one.before);
  const found = await bundle.found(history, days);
  return learn({ history, found, counts: bundle.counts, weights });
}

function ours(bundle: Bundle, weights: Weights): Recommend {
  return async (one) => {
    const ground = await groundOf(bundle, one, weights);
    return varied(ground, scored(ground), weights.variety).map(({ title }) => title.id);
  };
}

/** What other trackers do: the recommendations of the thirty latest liked titles, dealt in turn. */
function merged(bundle: Bundle): Recommend {
  return async (one) => {
    const { mean: average } = scaleOf(bundle.historyOf(one.before));
    const liked = one.before
      .filter(({ stars }) => stars >= average)
      .slice(-30)
      .reverse();
    const lists = await Promise.all(
      liked.map(({ id }) => bundle.ask({ key: `movie-${id}`, from: 'title', title: { kind: 'movie', id } })),
    );
    const dealt = Array.from({ length: LENGTH }, (_, at) =>
      lists.flatMap(({ titles }) => titles[at]?.id ?? []),
    );
    return without([...new Set(dealt.flat())], one);
  };
}

function popular(others: readonly Rater[]): Recommend {
  const times = new Map<number, number>();
  for (const { ratings } of others) for (const { id } of ratings) times.set(id, (times.get(id) ?? 0) + 1);
  const list = [...times].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  return (one) => without(list, one);
}

function upperMark(others: readonly Rater[], ids: readonly number[]): Recommend {
  const place = new Map(ids.map((id, at) => [id, at]));
  const weights = ease(
    others.map(({ ratings }) => ratings.map(({ id }) => place.get(id) ?? 0)),
    ids.length,
    LAMBDA,
  );
  return (one) => {
    const scores = new Float64Array(ids.length);
    for (const { id } of one.before)
      weights[place.get(id) ?? 0]?.forEach((value, at) => (scores[at]! += value));
    const ranked = ids.map((id, at) => ({ id, score: scores[at] ?? 0 })).sort((a, b) => b.score - a.score);
    return without(
      ranked.map(({ id }) => id),
      one,
    );
  };
}

async function figures(
  cases: readonly Case[],
  size: number,
  recommend: Recommend,
): Promise<Figure['values']> {
  const shown = new Set<number>();
  const found = [];
  let seen = 0;
  for (const one of cases) {
    const list = (await recommend(one)).slice(0, LENGTH);
    for (const id of list) shown.add(id);
    seen += one.before.filter(({ id }) => list.includes(id)).length;
    found.push(measure(list, one.wanted));
  }
  return {
    'nDCG@20': mean(found.map(({ ndcg }) => ndcg)).toFixed(3),
    '±': errorOf(found.map(({ ndcg }) => ndcg)).toFixed(3),
    'recall@20': mean(found.map(({ recall }) => recall)).toFixed(3),
    coverage: `${((100 * shown.size) / size).toFixed(0)} %`,
    'seen titles': String(seen),
  };
}

/** Of twenty titles a day for ten days, how many were shown on the day before; and how many reasons hold. */
async function repeats(bundle: Bundle, cases: readonly Case[]): Promise<Figure['values']> {
  const shares: number[] = [];
  let [reasons, holding] = [0, 0];
  for (const one of cases.slice(0, 60)) {
    const ground = await groundOf(bundle, one, WEIGHTS);
    const stars = new Map(one.before.map((rating) => [rating.id, rating.stars]));
    const ranked = varied(ground, scored(ground));
    for (const title of ranked.slice(0, LENGTH)) {
      for (const reason of reasonsOf(ground, title)) {
        reasons += 1;
        const seed = 'seed' in reason ? reason.seed : null;
        if (!seed || (stars.get(seed.id) ?? 0) > 2) holding += 1;
      }
    }
    const days = Array.from({ length: 10 }, (_, day) =>
      dailyOrder(ranked, `2026-11-${10 + day}`)
        .slice(0, LENGTH)
        .map(({ title }) => title.id),
    );
    for (let day = 1; day < days.length; day += 1)
      shares.push((days[day] ?? []).filter((id) => days[day - 1]?.includes(id)).length / LENGTH);
  }
  return {
    'repeats from day to day': `${(100 * mean(shares)).toFixed(0)} %`,
    'reasons that hold': `${(100 * holding) / reasons} %`,
  };
}

const GRID: Record<keyof Weights, number[]> = {
  liked: [0.2, 0.35, 0.7],
  content: [0.5, 1, 2],
  esteem: [0.05, 0.1, 0.2],
  damping: [0.02, 0.04, 0.08],
  variety: [0.1, 0.2, 0.3],
};

/**
 * The weights with the highest nDCG, on average of all splits, among those that cover at least twice what popularity
 * does: one after the other.
 */
async function tuned(bundle: Bundle, raters: readonly Rater[]): Promise<Weights> {
  const size = bundle.ids.size;
  const splits = Object.values(SPLITS).map((split) => casesOf(raters, split));
  const covered = (values: Figure['values']) => Number.parseInt(String(values['coverage']), 10);
  const least = await Promise.all(
    splits.map(async (cases) => 2 * covered(await figures(cases, size, popular(raters)))),
  );
  let best = WEIGHTS;
  let bestValue = 0;
  for (const [name, values] of Object.entries(GRID)) {
    for (const value of values) {
      const tried = { ...best, [name]: value };
      const found = [];
      for (const cases of splits) found.push(await figures(cases, size, ours(bundle, tried)));
      if (found.some((of, at) => covered(of) < (least[at] ?? 0))) continue;
      const reached = mean(found.map((of) => Number(of['nDCG@20'])));
      if (reached > bestValue) [best, bestValue] = [tried, reached];
    }
  }
  return best;
}

/** The cases of a split that say something. */
function casesOf(raters: readonly Rater[], split: (ratings: readonly Rating[]) => Case[]): Case[] {
  return raters
    .flatMap(({ ratings }) => split(ratings))
    .filter(({ wanted, before }) => wanted.size > 0 && before.length > 4);
}

/**
 * Lists of twenty on histories that nobody here wrote, beside popularity, the merge of similar titles and EASE. Every
 * second person sets the weights (`FOR_YOU_TUNE=1` looks for them and prints them); figures are of the others alone.
 */
export async function benchForYou(): Promise<Figure[]> {
  const folder = process.env[FOLDER];
  if (!folder)
    return [
      {
        what: `not measured: set ${FOLDER} to a folder with MovieLens' ratings.csv and links.csv`,
        values: {},
      },
    ];
  const bundle = await openBundle();
  const raters = readRaters(folder, bundle.ids, LEAST);
  const [setting, reported] = [0, 1].map((half) => raters.filter((_, at) => at % 2 === half)) as [
    Rater[],
    Rater[],
  ];
  const ids = [...bundle.ids];
  const found: Figure[] = [];
  if (process.env['FOR_YOU_TUNE']) {
    found.push({ what: JSON.stringify(await tuned(bundle, setting)), values: {} });
  }
  const ways: Record<string, Recommend> = {
    popularity: popular(setting),
    'merge of similar titles': merged(bundle),
    'For you': ours(bundle, WEIGHTS),
    EASE: upperMark(setting, ids),
  };
  for (const [name, split] of Object.entries(SPLITS)) {
    const cases = casesOf(reported, split);
    for (const [way, recommend] of Object.entries(ways)) {
      const values = await figures(cases, ids.length, recommend);
      found.push({ what: `${name}, ${cases.length} lists: ${way}`, values });
    }
    if (name === 'last fifth')
      found.push({ what: 'For you, over ten days', values: await repeats(bundle, cases) });
  }
  return found;
}
