import { expect, test } from '../support/e2e/test.ts';
import { startCluster, type Cluster } from '../support/host/cluster.ts';
import {
  act,
  ClusterPerson,
  Ledger,
  remindersReceived,
  runEverywhere,
  visit,
} from '../support/host/cluster-people.ts';

let cluster: Cluster;
test.beforeEach(async () => {
  test.setTimeout(120_000);
  cluster = await startCluster(2);
});
test.afterEach(() => cluster.stop());

test('nobody notices that one of two processes was killed, and nothing is lost when the database was', async () => {
  const people = await Promise.all([ClusterPerson.signUp(cluster), ClusterPerson.signUp(cluster)]);
  let ledger = new Ledger();
  let isOver = false;
  const going = [
    ...people.map(async (person) => {
      for (let turn = 0; !isOver; turn += 1) await act(person, turn, ledger);
    }),
    (async () => {
      for (let turn = 0; !isOver; turn += 1) await visit(cluster, turn, ledger);
    })(),
  ];
  /** What is counted from now on until a number of answers have come. */
  const during = async (until: (ledger: Ledger) => boolean): Promise<Ledger> => {
    const mine = (ledger = new Ledger());
    await expect.poll(() => until(mine), { intervals: [20], timeout: 60_000 }).toBe(true);
    return mine;
  };
  const served = (count: number) => during(({ answered }) => answered >= count);

  const calm = await served(60);
  expect([calm.refused, calm.unexpected]).toEqual([0, []]);
  await cluster.kill(1);
  const less = await served(60);
  expect(less.unexpected).toEqual([]);
  await cluster.revive(1);

  await cluster.postgres.crash();
  const away = await during(({ refused }) => refused >= 30);
  expect(away.unexpected).toEqual([]);
  await cluster.postgres.restart();
  const back = await served(60);
  expect(back.unexpected).toEqual([]);
  const again = await served(60);
  expect([again.refused, again.unexpected]).toEqual([0, []]);

  isOver = true;
  await Promise.all(going);
  for (const person of people) {
    await person.renew(ledger);
    expect(person.saved.length).toBeGreaterThan(0);
    expect(await person.lost()).toEqual([]);
  }
  expect(ledger.unexpected).toEqual([]);
});

test('what is changed by one process the other shows as well, and each reminder is mailed once', async () => {
  const ledger = new Ledger();
  const person = await ClusterPerson.signUp(cluster);
  const list = await person.publish();
  /** What the other process shows, and whether it had kept it. */
  const shown = async () => {
    const answer = await fetch(cluster.url + list.path, { headers: { 'x-process': '1' } });
    const name = /<h1[^>]*>\s*([^<]*?)\s*</.exec(await answer.text())?.[1];
    return `${name}, ${answer.headers.get('x-cache')}`;
  };
  await expect.poll(shown).toBe('Before, hit');
  // It is told by the database alone.
  expect((await person.rename(list.id, 'After', 0)).status).toBe(204);
  await expect.poll(shown).toContain('After');

  const wanted = 12;
  for (let count = 0; count < wanted; count += 1) expect(await person.remind(ledger)).toBe(true);
  const all = async () => {
    await runEverywhere(cluster, 'send-reminders', ledger);
    return remindersReceived(cluster).size;
  };
  await expect.poll(all, { timeout: 30_000 }).toBe(wanted);
  await runEverywhere(cluster, 'send-reminders', ledger);
  expect([...new Set(remindersReceived(cluster).values())]).toEqual([1]);
  expect(ledger.unexpected).toEqual([]);
});
