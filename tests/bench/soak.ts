import autocannon from 'autocannon';
import { startMarquee } from '../support/marquee.ts';
import { memory } from './load.ts';
import { quantile, type Figure } from './table.ts';

/** Pages of every kind, more variants than the page cache has room for, and answers that are errors. */
const PATHS = [
  '/',
  '/genres',
  ...Array.from({ length: 20 }, (_, index) => `/movies/popular?page=${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `/tv-series/popular?page=${index + 1}`),
  ...[603, 278, 238, 550, 680, 13, 155, 122, 27205, 157336].map((id) => `/movie/${id}`),
  ...[1396, 1399, 66732, 1668, 2316].map((id) => `/tv/${id}`),
  ...['matrix', 'star', 'love', 'the', 'harbour'].map((query) => `/search?query=${query}`),
  '/movie/99999999',
  '/partials/movies/popular?page=2',
  '/embedded/images/w342/m603.svg',
  '/embedded/outbox.json',
];

/** Memory over ten minutes of mixed load (SOAK_MINUTES for another length), read at the end of each minute. */
export async function benchSoak(): Promise<Figure[]> {
  const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
  const marquee = await startMarquee({ RATE_LIMIT: 'off' });
  const megabytes: number[] = [];
  let requests = 0;
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      const result = await autocannon({
        url: marquee.url,
        connections: 20,
        duration: 60,
        requests: PATHS.map((path) => ({ path })),
      });
      requests += result.requests.total;
      megabytes.push(memory(marquee.process.pid));
    }
  } finally {
    await marquee.stop();
  }
  return [
    {
      what: `${requests.toLocaleString('en-US')} requests in ${minutes} minutes`,
      values: {
        'after 1 minute, MB': megabytes[0] ?? Number.NaN,
        'median MB': quantile(megabytes, 0.5),
        'at the end, MB': megabytes.at(-1) ?? Number.NaN,
      },
    },
  ];
}
