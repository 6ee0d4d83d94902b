import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  readList,
  removeList,
  showList,
  makeList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { blockPerson, unblockPerson } from '../../../../src/features/public-profile/follows.queries.ts';
import {
  dismissListReports,
  hideList,
  loadReportedLists,
  reportList,
} from '../../../../src/features/custom-lists/list-reports.queries.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { listModeration } from '../../../../src/features/admin/reported-lists.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { signedInAdmin, signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const visitor = server.client() as Client;
const ana = await signedInPerson(server, 'Ana');
const bob = await signedInPerson(server, 'Bob');
const eve = await signedInPerson(server, 'Eve');
const root = await signedInAdmin(server, 'Root');

const list = { id: randomUUID(), name: '映画 <b>', address: '' };
list.address = await makeList(ana.client, ana.id, list.id, { ...list, description: '', ranked: false });
const read = async (client: Client) => (await readList(client, list.address, { offset: 0, limit: 1 }))?.name;
const reported = async () => (await loadReportedLists(root.client)).rows;

let browser: ReturnType<typeof browserEnvironment>;
beforeEach(async () => {
  browser = browserEnvironment(server);
  setEnvironment({ backend: () => Promise.resolve(root.client) });
  dismissToast();
  await server.database.exec(`delete from private.hidden_lists; delete from public.list_reports;`);
  await showList(ana.client, list.id, 'public');
});

describe('a list', () => {
  test('is reported once by each of its readers, but not by its owner', async () => {
    await reportList(bob.client, bob.id, list.address, ' Rude ');
    await showList(ana.client, list.id, 'link');
    await reportList(eve.client, eve.id, list.address, 'Spam');
    const refused = async (who: { client: Client; id: string }) =>
      reportList(who.client, who.id, list.address, 'X').then(
        () => 'reported',
        (error: { kind: string }) => error.kind,
      );
    expect(await refused(bob)).toBe('duplicate');
    expect(await refused(ana)).toBe('forbidden');
    expect(await refused({ client: visitor, id: bob.id })).toBe('expired');
    await blockPerson(ana.client, ana.id, root.id);
    expect(await refused(root)).toBe('none');
    await unblockPerson(ana.client, ana.id, root.id);
    await showList(ana.client, list.id, 'private');
    expect(await refused(root)).toBe('none');
    expect(await reported()).toEqual([
      {
        ...{ ...list, ownerName: 'Ana', hidden: false, reportCount: 2, reasons: ['Spam', 'Rude'] },
        firstReportedAt: expect.any(String) as string,
      },
    ]);
  });

  test('that is reported is shown to admins only, who decide about it', async () => {
    await reportList(bob.client, bob.id, list.address, 'Rude');
    for (const { client } of [bob, ana]) {
      await expect(loadReportedLists(client)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(hideList(client, list.id, 'No')).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(dismissListReports(client, list.id)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(hideList(root.client, list.id, ' ')).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('that was removed is in no queue', async () => {
    await reportList(bob.client, bob.id, list.address, 'Rude');
    await removeList(ana.client, list.id);
    expect(await reported()).toEqual([]);
    await removeList(ana.client, list.id, true);
    expect(await reported()).toHaveLength(1);
  });
});

describe('an admin', () => {
  test.each(['public', 'link'] as const)('hides a %s list, and undo restores it', async (shown) => {
    await showList(ana.client, list.id, shown);
    expect(await listModeration.hide(list, 'Insult')).toBe(true);
    expect(await Promise.all([visitor, bob.client, root.client].map(read))).toEqual(Array(3).fill(undefined));
    expect(await readList(ana.client, list.address, { offset: 0, limit: 1 })).toMatchObject({
      visibility: 'private',
    });
    await expect(showList(ana.client, list.id, 'public')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(showList(ana.client, list.id, 'link')).rejects.toMatchObject({ kind: 'invalid' });
    await showList(ana.client, list.id, 'private');
    expect(await hideList(root.client, list.id, 'Again')).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'List hidden', action: { label: 'Undo' } });

    const back = new Promise<void>((resolve) => {
      listModeration.$states.listen((states) => {
        if (states[list.id] === 'shown') resolve();
      });
    });
    runToastAction();
    await back;
    expect(await readList(visitor, list.address, { offset: 0, limit: 1 })).toMatchObject({
      visibility: shown,
    });
    // Each time the cached page of visitors is invalidated.
    expect(browser.seen.changed).toHaveLength(2);
    expect(new Set(browser.seen.changed)).toEqual(new Set([list.address]));
    const log = await server.database.query(
      `select action, reason from private.page_actions where list_id = $1 order by id desc limit 2`,
      [list.id],
    );
    expect(log.rows).toEqual([
      { action: 'show', reason: null },
      { action: 'hide', reason: 'Insult' },
    ]);
  });

  test('dismisses a list’s reports, and keeps the list', async () => {
    await reportList(bob.client, bob.id, list.address, 'Rude');
    expect(await listModeration.dismiss(list)).toBe(true);
    expect(listModeration.$states.get()[list.id]).toBe('kept');
    expect(await reported()).toEqual([]);
    expect(await read(visitor)).toBe(list.name);
    expect(await dismissListReports(root.client, list.id)).toBe(0);
  });
});
