import { createClient } from '@supabase/supabase-js';
import { unzipSync } from 'fflate';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renewCalendarFeed } from '../../src/features/calendar/calendar.queries.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { followSeries, markEpisodes, takeBackMarks } from '../../src/features/series/following.queries.ts';
import { keepSeries } from '../../src/features/series/kept-series.queries.ts';
import { addDays } from '../../src/core/dates.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { fillWatches, PASSWORD, signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const EMAIL = 'historian@example.org';
const TIMES = 7;
const TODAY = new Date().toISOString().slice(0, 10);
const SOAP = { id: 7, title: 'A soap', posterPath: null };
/** A series a day for as long as the feed of a calendar reaches. */
const DAILY = { series: 11, days: 456 };

/** Milliseconds of a piece of work, many times over. */
async function timed(work: () => Promise<unknown>, after: () => Promise<unknown> = () => Promise.resolve()) {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
    await after();
  }
  return { 'p50 ms': quantile(times, 0.5), 'least ms': Math.min(...times), 'most ms': Math.max(...times) };
}

/** The memory (MB) of the server's process at its most while something is done. */
async function mostMemory(marquee: Marquee, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => {
    const status = readFileSync(`/proc/${marquee.process.pid}/status`, 'utf8');
    most = Math.max(most, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  };
  const looking = setInterval(look, 20);
  await work();
  clearInterval(looking);
  return most;
}

async function measure(marquee: Marquee, dataDirectory: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { anonKey, secretKey } = await loadKeys(dataDirectory);
  const backend = `${marquee.url}/embedded/backend`;
  const server: Client = createClient(backend, secretKey, { auth: { persistSession: false } });
  const person = await signUpPerson(marquee.url, anonKey, EMAIL);
  const { client, id } = person;

  const episode = (number: number, date: string) => ({
    season: 1,
    number,
    name: `Part ${number}`,
    date,
    minutes: 24,
  });
  const keep = (series: typeof SOAP, episodes: ReturnType<typeof episode>[]) =>
    keepSeries(server, 0, { ...series, ended: false, put: episodes, removed: [], moves: [] });
  await keep(
    SOAP,
    Array.from({ length: 10_000 }, (_, index) => episode(index + 1, '2001-01-01')),
  );
  let marked: Awaited<ReturnType<typeof markEpisodes>>;
  const upTo = { scope: 'upTo', season: 1, number: 99_999, today: TODAY, day: null } as const;
  const marking = await timed(
    async () => (marked = await markEpisodes(client, SOAP, upTo)),
    () => takeBackMarks(client, SOAP.id, marked),
  );
  figures.push({ what: 'mark 10,000 episodes', values: marking });

  for (let n = 1; n <= DAILY.series; n += 1) {
    const series = { id: 100 + n, title: `Daily series number ${n}`, posterPath: null };
    const days = Array.from({ length: DAILY.days }, (_, index) =>
      episode(index + 1, addDays(TODAY, index - 58)),
    );
    await keep(series, days);
    await followSeries(client, id, series);
  }
  const secret = await renewCalendarFeed(client, null);
  let events = 0;
  const feed = await timed(async () => {
    const text = await (await fetch(`${marquee.url}/calendar/${secret}.ics`)).text();
    events = text.split('BEGIN:VEVENT').length - 1;
  });
  figures.push({ what: `the calendar for others, ${events} events`, values: feed });

  const cookie = await sessionCookies(backend, anonKey, { email: EMAIL, password: PASSWORD });
  let watches = 0;
  for (const count of [10_000, 30_000]) {
    await fillWatches(person, count - watches);
    watches = count;
    let bytes: ArrayBuffer = new ArrayBuffer(0);
    const ask = async () => {
      const answer = await fetch(`${marquee.url}/api/export`, {
        method: 'POST',
        headers: { cookie, origin: marquee.url },
      });
      if (answer.headers.get('content-type') !== 'application/zip')
        throw new Error(`no ZIP: ${answer.status}`);
      bytes = await answer.arrayBuffer();
    };
    const before = await mostMemory(marquee, () => new Promise((resolve) => setTimeout(resolve, 500)));
    const started = performance.now();
    const most = await mostMemory(marquee, ask);
    const first = performance.now() - started;
    const again = performance.now();
    await ask();
    const second = performance.now() - again;
    const json = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => name === 'marquee.json' });
    const megabytes = (json['marquee.json']?.length ?? 0) / 2 ** 20;
    figures.push({
      what: `export of ${count} watches`,
      values: {
        'p50 ms': (first + second) / 2,
        'least ms': Math.min(first, second),
        'MB before': before,
        'MB at most': most,
        'JSON MB': megabytes,
        'ZIP MB': bytes.byteLength / 2 ** 20,
      },
    });
  }
  return figures;
}

/** What grows with somebody's history: marking a soap, the calendar others read, taking everything along. */
export async function benchHistory(): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const [engine, setting] of [
    ['PGlite', 'pglite'],
    ['PostgreSQL', 'postgres'],
  ] as const) {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
    const marquee = await startMarquee({
      RATE_LIMIT: 'off',
      DATABASE_ENGINE: setting,
      DATA_DIR: dataDirectory,
    });
    try {
      const figures = await measure(marquee, dataDirectory);
      all.push(...figures.map(({ what, values }) => ({ what: `${engine}: ${what}`, values })));
    } finally {
      await marquee.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  }
  return all;
}
