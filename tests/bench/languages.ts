import { pageAddress } from '../../src/core/routes.ts';
import { SERVED, type Language } from '../../src/core/language/languages.ts';
import { memoryOfOne, workedMs } from './load.ts';
import { startWithLongTexts } from './long-texts.ts';
import { quantile, type Figure } from './table.ts';

const TITLES = 1500;
/** Requests in English; beside them others come in as many languages as there are. */
const ENGLISH = 2000;

/** Shares by Zipf's law, added up: the nth is asked for 1/n as often as the first. */
function zipf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, n) => 1 / (n + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => (sum += weight / whole));
}

const OF_TITLES = zipf(TITLES);
const OF_LANGUAGES = zipf(SERVED.length);

/** The nth of a sequence that fills 0 to 1 evenly and is the same in every run. */
const part = (n: number, step: number) => (n * step) % 1;
const at = (shares: readonly number[], where: number) => shares.findIndex((share) => share >= where);

const titleAt = (n: number) => {
  const id = 1 + at(OF_TITLES, part(n, 0.618_033_988_75));
  return id % 3 ? `/movie/${id}` : `/tv/${id}`;
};

interface Asked {
  path: string;
  language: Language;
}

/** What is asked for in English alone, and the same with what readers of other languages ask for between. */
function requests(languages: readonly Language[]): Asked[] {
  const asked: Asked[] = [];
  for (let n = 1, english = 0; english < ENGLISH; n += 1) {
    const language = languages[at(OF_LANGUAGES, part(n, 0.414_213_562_37))] ?? 'en';
    const index = language === 'en' ? (english += 1) : n;
    asked.push({ path: pageAddress(titleAt(index), language), language });
  }
  return asked;
}

async function measure(what: string, languages: readonly Language[]): Promise<Figure> {
  const { marquee, tmdb, end } = await startWithLongTexts();
  const times: number[] = [];
  let [asked, failed] = [0, 0];
  try {
    const before = workedMs(marquee.process.pid);
    // One after the other: nobody waits for the page of somebody else.
    for (const { path, language } of requests(languages)) {
      const began = performance.now();
      const answer = await fetch(marquee.url + path);
      await answer.text();
      if (language === 'en') times.push(performance.now() - began);
      asked += 1;
      if (answer.status >= 500) failed += 1;
    }
    const values = {
      ...{ asked, failed, 'calls of TMDB': tmdb.calls.length },
      ...{ 'English p50 ms': quantile(times, 0.5), 'English p95 ms': quantile(times, 0.95) },
      'server CPU ms': (workedMs(marquee.process.pid) - before) / asked,
      'host MB': memoryOfOne(marquee.process.pid),
    };
    return { what, values };
  } finally {
    await end();
  }
}

/** Titles asked for as Zipf's law has it, in English alone and in all languages as often as it has them. */
export async function benchLanguages(): Promise<Figure[]> {
  return [await measure('English alone', ['en']), await measure(`${SERVED.length} languages`, SERVED)];
}
