import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { counted, deliveriesOf, movieOf } from '../support/database/deliveries.ts';
import { entryOf, importsOf } from '../support/database/imports.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

/** Eight minutes of one evening, on both sides of midnight. */
const BEFORE = '2026-03-08T23:56:00Z';
const AFTER = '2026-03-09T00:04:00Z';

describeOnEveryEngine('One viewing that two sources tell', (open) => {
  let database: Database;
  let plays: ReturnType<typeof deliveriesOf>;
  let imports: ReturnType<typeof importsOf>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await signUpEverybody(database);
    plays = deliveriesOf(database);
    imports = importsOf(database);
    await plays.connect();
    await database.exec(
      `insert into private.title_facts (kind, title_id, name, minutes) values ('movie', 948, 'Halloween', 91)
       on conflict do nothing`,
    );
  });
  afterEach(() => database.exec('delete from auth.users'));

  const played = async (at: string) => {
    await plays.watched(at);
    return (await plays.settleAll(counted(948, { minutes: 91 })))[0];
  };
  const filed = (day: string | null, moment?: string) =>
    entryOf('watch', 948, { day, ...(moment && { moment }) });
  const brought = async (...entries: ReturnType<typeof filed>[]) =>
    imports.rows(await imports.bring(entries));
  const written = async (fields: object) => {
    const entry = { what: 'history', do: 'put', kind: 'movie', tmdb: 948, title: movieOf(948), ...fields };
    const [row] = await act<{ done: { status: string; code?: string }[] }>(
      database,
      'owner',
      'select public.api_write($1) as done',
      [JSON.stringify([entry])],
    );
    return row?.done[0]?.code ?? row?.done[0]?.status;
  };
  const followed = async (day: string, at: string) => {
    await act(database, 'owner', `select public.follow_letterboxd('ada', false)`);
    const entry = { guid: `guid ${at}`, at, day, again: false, stars: null, text: null, title: movieOf(948) };
    const [row] = await act<{ outcome: string }>(
      database,
      'service',
      `select public.keep_letterboxd_entry($1, 'ada', $2) as outcome`,
      [ids.owner, JSON.stringify(entry)],
    );
    return row?.outcome;
  };

  it('Counts a viewing once when a file has it on the other side of midnight', async () => {
    expect(await played(BEFORE)).toBe('counted');
    expect(await brought(filed('2026-03-09', AFTER))).toEqual(['already']);
    expect(await plays.days()).toEqual(['2026-03-08']);
    // The next evening is another one.
    expect(await brought(filed('2026-03-09', '2026-03-09T21:00:00Z'))).toEqual(['imported']);
    expect(await plays.days()).toEqual(['2026-03-08', '2026-03-09']);
  });

  it('Counts a viewing once when a program reports it after the file', async () => {
    expect(await brought(filed('2026-03-09', AFTER))).toEqual(['imported']);
    expect(await played(BEFORE)).toBe('noted');
    expect(await plays.days()).toEqual(['2026-03-09']);
    expect(await played('2026-03-10T21:00:00Z')).toBe('counted');
  });

  it('Counts a viewing once when one file has it twice', async () => {
    expect(await brought(filed('2026-03-08', BEFORE), filed('2026-03-09', AFTER))).toEqual([
      'imported',
      'already',
    ]);
    expect(await plays.days()).toEqual(['2026-03-08']);
  });

  it('Counts a viewing once, whether a player, a program with a token or Letterboxd reports first', async () => {
    expect(await written({ at: BEFORE })).toBe('created');
    expect(await played(AFTER)).toBe('noted');
    expect(await followed('2026-03-09', '2026-03-09T00:20:00Z')).toBe('noted');
    expect(await written({ at: AFTER })).toBe('same');
    expect(await brought(filed('2026-03-09', AFTER))).toEqual(['already']);
    expect(await plays.days()).toEqual(['2026-03-08']);
    expect(await written({ at: '2026-03-09T01:40:00Z' })).toBe('created');
  });

  it('Completes a viewing with data of a program with a token', async () => {
    expect(await played(BEFORE)).toBe('counted');
    expect(await written({ day: '2026-03-08', stars: 4.5, note: 'Loud' })).toBe('changed');
    expect(await written({ day: '2026-03-08', stars: 1, note: 'Quiet' })).toBe('same');
    expect(await look(database, 'select stars, note from public.watches')).toEqual([
      { stars: 4.5, note: 'Loud' },
    ]);
  });

  it('Keeps two entries written to Letterboxd at one time', async () => {
    expect(await followed('2026-03-07', '2026-03-09T10:00:00Z')).toBe('counted');
    expect(await followed('2026-03-08', '2026-03-09T10:05:00Z')).toBe('counted');
    expect(await plays.days()).toEqual(['2026-03-07', '2026-03-08']);
  });
});
