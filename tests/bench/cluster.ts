import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { plain } from '../support/connections/bodies.ts';
import {
  act,
  ClusterPerson,
  Ledger,
  remindersReceived,
  runEverywhere,
  visit,
} from '../support/host/cluster-people.ts';
import { startCluster, type Cluster } from '../support/host/cluster.ts';
import { memoryOfOne, workedMs } from './load.ts';
import { printTable, quantile, type Figure } from './table.ts';

const PEOPLE = 8;
const VISITORS = 4;
const PHASE_MS = 8_000;
/** How often a program tells a play, and somebody changes a list (ms). */
const PACE_MS = 250;
const DAY_MS = 86_400_000;
/** A job whose process was killed is taken up by another within two minutes. */
const PATIENCE_MS = 180_000;
const HEARD_LATE_MS = 1_000;

/** Each run of a job, from the first time it held the lock to its end or the last time it held it. */
const RUNS = `
  create table public.bench_runs (name text, run uuid, began timestamptz, until timestamptz, primary key (name, run));
  create function public.bench_run() returns trigger language plpgsql security definer as $$
  begin
    insert into public.bench_runs values (new.name, new.run, new.started_at, new.held_until)
      on conflict (name, run) do update set until = excluded.until;
    return null;
  end $$;
  create trigger bench_run after insert or update on private.job_runs for each row
    when (new.run is not null) execute function public.bench_run()`;
const OVERLAPS = `select count(*)::int as count from public.bench_runs a join public.bench_runs b
  on a.name = b.name and a.run < b.run and a.began < b.until and b.began < a.until`;
const NOTICES = `select count(*)::int as count, count(distinct (user_id, kind, subject_key))::int as different
  from public.notices`;

/** What people and visitors do, and how long each act took, until it is called off. */
class Load {
  ledger = new Ledger();
  took: number[] = [];
  isOver = false;
  readonly #loops: Promise<void>[] = [];

  /** Does something again and again; `pause` is what lies between. */
  repeat(work: (turn: number, ledger: Ledger) => Promise<void>, pause?: number): void {
    const loop = async () => {
      for (let turn = 0; !this.isOver; turn += 1) {
        const began = performance.now();
        await work(turn, this.ledger).catch((error: unknown) => this.ledger.unexpected.push(String(error)));
        if (pause === undefined) this.took.push(performance.now() - began);
        else await setTimeout(pause);
      }
    };
    this.#loops.push(loop());
  }

  /** The figures of some time, from now on. */
  async measure(what: string, begin: () => Promise<void> = () => Promise.resolve()): Promise<Figure> {
    this.ledger = new Ledger();
    this.took = [];
    const { ledger, took } = this;
    const began = performance.now();
    await begin();
    await setTimeout(PHASE_MS);
    const seconds = (performance.now() - began) / 1000;
    const others = new Set(ledger.unexpected);
    return {
      what,
      values: {
        'answers/s': ledger.answered / seconds,
        'p50 ms': quantile(took, 0.5),
        'p99 ms': quantile(took, 0.99),
        '503 with Retry-After': ledger.refused.toLocaleString('en-US'),
        'other errors': others.size === 0 ? '0' : [...others].join(', '),
      },
    };
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.#loops);
  }
}

async function withCluster<T>(
  count: number,
  work: (cluster: Cluster, sql: Client) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster(count, { shared: true });
  const connect = async () => {
    const sql = new Client({ connectionString: cluster.databaseUrl });
    sql.on('error', () => undefined);
    await sql.connect();
    return sql;
  };
  try {
    return await work(cluster, await connect());
  } finally {
    await cluster.stop();
  }
}

const signUpAll = (cluster: Cluster) =>
  Promise.all(Array.from({ length: PEOPLE }, () => ClusterPerson.signUp(cluster)));

function begin(load: Load, cluster: Cluster, people: readonly ClusterPerson[]): void {
  for (const person of people) load.repeat((turn, ledger) => act(person, turn, ledger));
  for (let visitor = 0; visitor < VISITORS; visitor += 1)
    load.repeat((turn, ledger) => visit(cluster, turn + visitor * 7, ledger));
}

/** The same load on one process, and on three. */
async function growth(count: number): Promise<Figure> {
  return withCluster(count, async (cluster) => {
    const load = new Load();
    begin(load, cluster, await signUpAll(cluster));
    await load.measure('warm');
    const worked = () => cluster.processes.reduce((sum, { process }) => sum + workedMs(process.pid), 0);
    const before = worked();
    const { what, values } = await load.measure(count === 1 ? 'one process' : `${count} processes`);
    const spent = worked() - before;
    const { answered } = load.ledger;
    await load.end();
    const held = cluster.processes.map(({ process }) => memoryOfOne(process.pid));
    return {
      what,
      values: {
        ...values,
        'CPU ms an answer': spent / answered,
        'memory MB': held.map(Math.round).join(' + '),
      },
    };
  });
}

interface Changes {
  heard: number[];
  late: number;
}

/** Changes a list by one process after the other, and asks the others until they show it: how long after was that asked? */
async function watchChanges(load: Load, cluster: Cluster, person: ClusterPerson): Promise<Changes> {
  const { id, path } = await person.publish();
  const found: Changes = { heard: [], late: 0 };
  const all = cluster.processes.map((_, index) => index);
  load.repeat(async (turn, ledger) => {
    const name = `Named ${turn} times`;
    const told = turn % all.length;
    const answer = await person.rename(id, name, told);
    // The process that is named may be the one that is down.
    if (answer.status !== 503) ledger.count('rename', answer);
    if (!answer.ok) return;
    const answered = performance.now();
    const hear = async (index: number) => {
      for (;;) {
        const after = performance.now() - answered;
        const page = await fetch(cluster.url + path, { headers: { 'x-process': String(index) } });
        const shows = (await page.text()).includes(name);
        // Whoever is down hears nothing, and begins with nothing kept.
        if (!page.ok) return;
        if (!shows && after < 10 * HEARD_LATE_MS) continue;
        found.heard.push(after);
        if (after > HEARD_LATE_MS) found.late += 1;
        return;
      }
    };
    await Promise.all(all.filter((index) => index !== told).map(hear));
  }, PACE_MS);
  return found;
}

/** Tells a play a day, each until it is taken; answers the days that were. */
function tellPlays(load: Load, hook: string): string[] {
  const told: string[] = [];
  load.repeat(async (turn, ledger) => {
    const day = new Date(Date.UTC(2010, 0, 1) + turn * DAY_MS).toISOString().slice(0, 10);
    const play = { title: 'The Matrix', year: 1999, ids: { tmdb: 603 }, at: `${day}T20:00:00Z` };
    const body = JSON.stringify(plain('watched', play));
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const answer = await fetch(hook, { method: 'POST', headers, body });
      ledger.count('hook', answer);
      if (answer.status === 202) break;
      await setTimeout(PACE_MS);
    }
    told.push(day);
  }, PACE_MS);
  return told;
}

async function poll(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isDone()) && performance.now() < end) await setTimeout(PACE_MS);
}

async function kill(cluster: Cluster): Promise<{ phases: Figure[]; counts: Figure[] }> {
  const load = new Load();
  const people = await signUpAll(cluster);
  const [reader, player, reminded] = people as [ClusterPerson, ClusterPerson, ClusterPerson];
  begin(load, cluster, people);
  const told = tellPlays(load, await player.hook());
  const changes = await watchChanges(load, cluster, reader);
  let reminders = 0;
  load.repeat(async (_turn, ledger) => {
    if (await reminded.remind(ledger)) reminders += 1;
    await runEverywhere(cluster, 'send-reminders', ledger);
    await runEverywhere(cluster, 'send-notices', ledger);
  }, PACE_MS);

  const phases = [await load.measure('three processes')];
  const next = async (what: string, begins: () => Promise<void>) =>
    void phases.push(await load.measure(what, begins));
  await next('one killed (kill -9)', () => cluster.kill(0));
  await next('started again', () => cluster.revive(0));
  const { redis } = cluster;
  if (redis) {
    await next('Valkey killed (kill -9)', () => redis.kill());
    await next('started again, empty', () => redis.restart());
  } else process.stdout.write('No Valkey or Redis is installed: its death is not in these figures.\n');
  await next('the database crashed, gone for 8 s', () => cluster.postgres.crash());
  await next('started again, and recovered', () => cluster.postgres.restart());
  await next('afterwards', () => Promise.resolve());
  await load.end();

  const ledger = new Ledger();
  const sql = new Client({ connectionString: cluster.databaseUrl });
  await sql.connect();
  const one = async <Row>(query: string) => (await sql.query(query)).rows[0] as Row;
  const watched = async () =>
    (await sql.query<{ day: string }>('select day::text from public.watches where user_id = $1', [player.id]))
      .rows;
  await poll(async () => (await watched()).length >= told.length);
  await poll(async () => {
    await runEverywhere(cluster, 'send-reminders', ledger);
    return remindersReceived(cluster).size >= reminders;
  });
  const days = (await watched()).map(({ day }) => day);
  const lost = (await Promise.all(people.map((person) => person.lost()))).flat();
  await Promise.all(people.map((person) => person.renew(ledger)));
  const mails = [...remindersReceived(cluster).values()];
  const notices = await one<{ count: number; different: number }>(NOTICES);
  const runs = await one<{ count: number }>('select count(*)::int as count from public.bench_runs');
  const overlaps = await one<{ count: number }>(OVERLAPS);
  await sql.end();
  const figure = (what: string, all: number, missing: number | string, twice: number | string): Figure => ({
    what,
    values: { all: all.toLocaleString('en-US'), missing: String(missing), twice: String(twice) },
  });
  const saved = people.reduce((sum, person) => sum + person.saved.length, 0);
  return {
    phases,
    counts: [
      figure('saved titles that were confirmed', saved, lost.length, 0),
      figure('sessions', people.length, ledger.unexpected.length, ''),
      figure(
        'plays that were taken',
        told.length,
        told.length - new Set(days).size,
        days.length - new Set(days).size,
      ),
      figure(
        'reminders mailed',
        reminders,
        reminders - mails.length,
        mails.filter((times) => times > 1).length,
      ),
      figure('notices', notices.count, '', notices.count - notices.different),
      figure('runs of jobs (twice: at one time)', runs.count, '', overlaps.count),
      figure(
        'changes the other two heard (missing: after more than a second)',
        changes.heard.length,
        changes.late,
        '',
      ),
      {
        what: 'how long after they were asked, ms (p50, p99)',
        values: {
          all: `${Math.round(quantile(changes.heard, 0.5))}, ${Math.round(quantile(changes.heard, 0.99))}`,
        },
      },
    ],
  };
}

/**
 * Three processes on one PostgreSQL behind a proxy, with people, visitors, a program that tells plays, reminders that
 * fall due and a list that changes: one process, then Valkey, then the database dies, and what was lost is counted.
 * Before it the same people and visitors on one process and on three.
 */
export async function benchCluster(): Promise<Figure[]> {
  printTable('cluster', [await growth(1), await growth(3)]);
  const { phases, counts } = await withCluster(3, async (cluster, sql) => {
    await sql.query(RUNS);
    await sql.end();
    return kill(cluster);
  });
  printTable('what died', phases);
  return counts;
}
