import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { pictureBytes } from '../../../packages/embedded/tests/support/pictures.ts';
import { JOBS_TOKEN, type Cluster } from './cluster.ts';
import { dueDay } from '../../../src/features/reminders/reminders.ts';

const PASSWORD = 'correct horse battery staple';

/** Outcomes of requests: counts by status, and unexpected ones. */
export class Ledger {
  readonly statuses = new Map<number, number>();
  readonly unexpected: string[] = [];

  /** Counts a response. A 503 is expected only with Retry-After. */
  count(what: string, answer: Response): void {
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const inOrder = answer.ok || answer.status === 304;
    const comeAgain = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
    if (!inOrder && !comeAgain) this.unexpected.push(`${what}: ${answer.status}`);
  }

  /** Number of 503 responses. */
  get refused(): number {
    return this.statuses.get(503) ?? 0;
  }

  get answered(): number {
    return [...this.statuses.values()].reduce((sum, each) => sum + each, 0) - this.refused;
  }
}

/** The browsers' key of the backend, as in every page. */
async function keyOf(url: string): Promise<string> {
  return /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/movies`)).text())?.[0] ?? '';
}

/** A user who writes, reads and stays signed in, whichever process answers. */
export class ClusterPerson {
  readonly id: string;
  readonly email: string;
  readonly #cluster: Cluster;
  readonly #key: string;
  #tokens: { access_token: string; refresh_token: string };
  /** Titles whose saving was confirmed. */
  readonly saved: number[] = [];
  #next = 0;

  private constructor(cluster: Cluster, key: string, email: string, session: SessionAnswer) {
    this.#cluster = cluster;
    this.#key = key;
    this.email = email;
    this.#tokens = session;
    this.id = session.user.id;
  }

  static async signUp(cluster: Cluster): Promise<ClusterPerson> {
    const email = `ada-${randomUUID()}@example.org`;
    const key = await keyOf(cluster.url);
    const auth = async (path: string, body: object): Promise<SessionAnswer> => {
      const init = {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`${cluster.url}/embedded/backend/auth/v1/${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as SessionAnswer;
    };
    await auth('signup', { email, password: PASSWORD });
    let token: string | undefined;
    while (token === undefined) {
      await setTimeout(10);
      const mail = cluster.mail.received.find(({ to }) => to.includes(email));
      token = /: (\d{6})\r?$/m.exec(mail?.source.replaceAll('=\r\n', '') ?? '')?.[1];
    }
    const session = await auth('verify', { type: 'signup', email, token });
    return new ClusterPerson(cluster, key, email, session);
  }

  get headers(): Record<string, string> {
    return { apikey: this.#key, authorization: `Bearer ${this.#tokens.access_token}` };
  }

  /** Sends the backend a request, optionally by a certain process. */
  ask(path: string, init: RequestInit = {}, process?: number): Promise<Response> {
    const named = process === undefined ? undefined : { 'x-process': String(process) };
    const headers = { 'content-type': 'application/json', ...this.headers, ...named, ...init.headers };
    return fetch(`${this.#cluster.url}/embedded/backend/${path}`, { ...init, headers });
  }

  /** Saves the next title. */
  async save(ledger: Ledger): Promise<void> {
    this.#next += 1;
    const row = { user_id: this.id, movie_id: this.#next, movie_title: `Movie ${this.#next}` };
    const answer = await this.ask('rest/v1/favorite_movies', { method: 'POST', body: JSON.stringify(row) });
    ledger.count('save', answer);
    if (answer.status === 201) this.saved.push(row.movie_id);
  }

  /** Reads the title saved last. */
  async look(ledger: Ledger): Promise<void> {
    const last = this.saved.at(-1);
    if (last === undefined) return;
    const answer = await this.ask(`rest/v1/favorite_movies?select=movie_id&movie_id=eq.${last}`);
    ledger.count('look', answer);
    if (answer.ok && ((await answer.json()) as unknown[]).length !== 1)
      ledger.unexpected.push(`lost ${last}`);
  }

  /** Renews the session, as browsers do when it expires. */
  async renew(ledger: Ledger): Promise<void> {
    const { refresh_token } = this.#tokens;
    const body = JSON.stringify({ refresh_token });
    const path = 'auth/v1/token?grant_type=refresh_token';
    const answer = await this.ask(path, { method: 'POST', body });
    ledger.count('renew', answer);
    if (answer.ok) this.#tokens = (await answer.json()) as SessionAnswer;
  }

  /** Replaces the avatar, and reads it. */
  async show(ledger: Ledger): Promise<void> {
    const name = `avatars/${this.id}.png`;
    const bytes = Buffer.concat([pictureBytes('image/png'), Buffer.from(randomUUID())]);
    const headers = { 'content-type': 'image/png', 'x-upsert': 'true' };
    const put = await this.ask(`storage/v1/object/${name}`, { method: 'POST', headers, body: bytes });
    ledger.count('upload', put);
    if (!put.ok) return;
    const got = await this.ask(`storage/v1/object/public/${name}`);
    ledger.count('picture', got);
    if (got.ok && !Buffer.from(await got.arrayBuffer()).equals(bytes))
      ledger.unexpected.push('another picture');
  }

  /** Sets a reminder of the next movie for a day whose mails are due. Returns whether it was confirmed. */
  async remind(ledger: Ledger): Promise<boolean> {
    this.#next += 1;
    const row = {
      ...{ user_id: this.id, movie_id: this.#next, movie_title: `Movie ${this.#next}` },
      ...{ remind_on: dueDay(() => new Date()), remind_by_email: true },
    };
    const answer = await this.ask('rest/v1/movie_reminders', { method: 'POST', body: JSON.stringify(row) });
    ledger.count('remind', answer);
    return answer.status === 201;
  }

  /** Creates a list visible by link. Returns its id and its path. */
  async publish(): Promise<{ id: string; path: string }> {
    const id = randomUUID();
    const headers = { prefer: 'return=representation' };
    const body = JSON.stringify({ id, user_id: this.id, name: 'Before' });
    await this.ask('rest/v1/lists', { method: 'POST', body });
    const shown = JSON.stringify({ visibility: 'link' });
    const path = `rest/v1/lists?id=eq.${id}&select=address`;
    const answer = await this.ask(path, { method: 'PATCH', headers, body: shown });
    const [list] = (await answer.json()) as { address: string }[];
    return { id, path: `/list/${list?.address}` };
  }

  /** Renames a list by one process. */
  rename(id: string, name: string, process: number): Promise<Response> {
    const body = JSON.stringify({ name });
    return this.ask(`rest/v1/lists?id=eq.${id}`, { method: 'PATCH', body }, process);
  }

  /** The secret address for reports of this user's plays. */
  async hook(): Promise<string> {
    const body = JSON.stringify({ p_source: 'json' });
    const answer = await this.ask('rest/v1/rpc/renew_connection', { method: 'POST', body });
    return `${this.#cluster.url}/hooks/json/${(await answer.json()) as string}`;
  }

  /** Confirmed titles that are missing. */
  async lost(): Promise<number[]> {
    const answer = await this.ask('rest/v1/favorite_movies?select=movie_id&limit=20000');
    const there = new Set(((await answer.json()) as { movie_id: number }[]).map(({ movie_id }) => movie_id));
    return this.saved.filter((id) => !there.has(id));
  }
}

/** Runs a job on all processes at once. */
export async function runEverywhere({ url, processes }: Cluster, job: string, ledger: Ledger): Promise<void> {
  const calls = processes.map(async (_, index) => {
    const headers = { authorization: `Bearer ${JOBS_TOKEN}`, 'x-process': String(index) };
    const answer = await fetch(`${url}/api/jobs/${job}`, { method: 'POST', headers });
    // Another process runs it, or this one is down.
    if (answer.status !== 409 && answer.status !== 503) ledger.count(job, answer);
  });
  await Promise.all(calls);
}

/** Received reminder mails, counted by user and title. */
export function remindersReceived({ mail }: Cluster): Map<string, number> {
  const times = new Map<string, number>();
  for (const { to, headers } of mail.received) {
    const subject = headers.get('subject') ?? '';
    if (!subject.includes('Movie')) continue;
    const name = `${to.join()} ${subject}`;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}

interface SessionAnswer {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

const VISITED = ['/', '/movies', '/tv-series', '/movies/top-rated', '/genres', '/search?query=harbour'];

/** Reads a visitor's next page. */
export async function visit({ url }: Cluster, turn: number, ledger: Ledger): Promise<void> {
  const path = turn % 2 === 0 ? `/movie/${1 + (turn % 60)}` : (VISITED[turn % VISITED.length] ?? '/');
  const answer = await fetch(url + path);
  await answer.text();
  // Not every id is a title of the bundled catalogue.
  if (answer.status !== 404) ledger.count(path, answer);
}

/** A user's next action: usually saves and reads. */
export async function act(person: ClusterPerson, turn: number, ledger: Ledger): Promise<void> {
  if (turn % 10 === 9) await person.renew(ledger);
  else if (turn % 10 === 4) await person.show(ledger);
  else if (turn % 2 === 0) await person.save(ledger);
  else await person.look(ledger);
}
