import { strToU8 } from 'fflate';
import { readFiles } from '../../src/features/import/files/read-files.ts';
import type { Figure } from './table.ts';

const ROWS = 100_000;

const many = (row: (index: number) => string) => Array.from({ length: ROWS }, (_, index) => row(index));

const FILES: [name: string, file: string, text: () => string][] = [
  [
    'Letterboxd, a diary',
    'diary.csv',
    () =>
      [
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
        ...many((index) => `2024-01-02,"Film, ${index}",2005,https://boxd.it/${index},3.5,,,2024-01-01`),
      ].join('\n'),
  ],
  [
    'TV Time, episodes',
    'tracking-prod-records-v2.csv',
    () =>
      [
        'key,series_name,s_id,season_number,episode_number,created_at',
        ...many((index) => `watch-episode-${index},Show,${1 + (index % 400)},1,${index},2019-05-20 10:00:00`),
      ].join('\n'),
  ],
  [
    'Trakt, a history',
    'watched-history-1.json',
    () =>
      JSON.stringify(
        many((index) => String(index)).map((index) => ({
          id: Number(index),
          watched_at: '2024-01-02T02:30:00.000Z',
          movie: { title: `Film ${index}`, year: 2005, ids: { tmdb: 1 + Number(index) } },
        })),
      ),
  ],
];

/** How long a browser's worker takes to read 100,000 rows. */
export function benchImports(): Promise<Figure[]> {
  const figures = FILES.map(([what, name, text]): Figure => {
    const bytes = strToU8(text());
    const began = performance.now();
    const { entries } = readFiles([{ name, bytes }], { zone: 'America/New_York' });
    return { what, values: { entries: entries.length, ms: performance.now() - began } };
  });
  return Promise.resolve(figures);
}
