import { beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../support/host/child-process.ts';

const ZONES = ['Pacific/Auckland', 'UTC', 'America/Los_Angeles'];
const MOMENTS = ['2026-11-21T00:30:00Z', '2026-11-21T12:00:00Z', '2026-12-31T23:30:00Z'];

/** The decisions of a server in a time zone at each moment. */
async function reportsIn(zone: string): Promise<string[]> {
  const run = await runProgram('tests/support/tmdb/dates-report.ts', MOMENTS, {
    cwd: process.cwd(),
    environment: { TZ: zone },
  });
  expect(run.errors.replace(/.*ExperimentalWarning.*\n.*\n/g, '')).toBe('');
  return run.output.trimEnd().split('\n');
}

describe('what is upcoming, airing, due and offered as a year', () => {
  let reports: string[][] = [];
  beforeAll(async () => {
    reports = await Promise.all(ZONES.map(reportsIn));
  }, 60_000);

  test.each(MOMENTS)('is the same on servers of three time zones at %s', (moment) => {
    const [auckland, utc, losAngeles] = reports.map((each) => each[MOMENTS.indexOf(moment)]);
    const { day, upcoming } = JSON.parse(utc ?? '') as { day: string; upcoming: { reminder: boolean }[] };
    expect(day).toBe(moment.slice(0, 10));
    expect(upcoming.length).toBeGreaterThan(10);
    expect(upcoming.every(({ reminder }) => reminder)).toBe(true);
    expect(auckland).toBe(utc);
    expect(losAngeles).toBe(utc);
  });
});
