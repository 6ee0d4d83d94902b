import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { deleteTag, keepMarks, loadTags } from '../../../../src/features/tags/tags.queries.ts';
import { tagKey } from '../../../../src/features/tags/tags.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $marksChanged } from '../../../../src/features/tags/marks.store.ts';
import { $tags, followTags, remove, rename } from '../../../../src/features/tags/tags.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { film } from '../../../support/films.ts';

const { server, environment, another, enter } = await startBrowser();

const heat = film(949, 'Heat');

let person: { email: string; id: string };
let client: Client;
let stop: () => void;
const stored = async () => (await loadTags(client)).map(({ name }) => name);
const shown = () => $tags.get()?.map(({ name }) => name);
const tag = (name: string) => $tags.get()!.find(({ key }) => key === tagKey(name))!;
const add = (...tags: string[]) =>
  keepMarks(client, heat, null, { add: tags, remove: [], note: null, expected: null });
const come = (...names: string[]) => vi.waitFor(() => expect(shown()).toEqual(names));

beforeEach(async () => {
  person = await another();
  client = await environment.backend();
  await add('Noir', 'Old');
  stop = followTags(person.id, await loadTags(client));
  dismissToast();
});
afterEach(() => stop());

describe('a tag', () => {
  test('is renamed with a trimmed name, and restored with Undo', async () => {
    const changes = $marksChanged.get().at;
    await rename(tag('Noir'), '  Film   noir ');
    expect($toast.get()).toMatchObject({ title: 'Renamed', text: 'Noir is now Film noir.' });
    expect($marksChanged.get()).toEqual({ key: '', at: changes + 1 });
    await come('Film noir', 'Old');
    expect(await stored()).toEqual(['Film noir', 'Old']);
    runToastAction();
    await come('Noir', 'Old');
    expect($toast.get()).toMatchObject({ title: 'Renamed', text: 'Film noir is now Noir.' });
  });

  test.each(['', ' , ', 'Noir', ' Noir '])('renamed to %j stays unchanged', async (name) => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    await rename(tag('Noir'), name);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    expect($toast.get()).toBeNull();
  });

  test('can get another spelling', async () => {
    await rename(tag('Noir'), 'NOIR');
    expect($toast.get()).toMatchObject({ title: 'Renamed', text: 'Noir is now NOIR.' });
    await come('NOIR', 'Old');
  });

  test('renamed to another’s name is merged under that name, and separated again', async () => {
    await rename(tag('Noir'), 'OLD');
    expect($toast.get()).toMatchObject({ title: 'Merged', text: 'Noir is part of Old now.' });
    await come('Old');
    runToastAction();
    await come('Noir', 'Old');
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
  });

  test('is merged with a tag unknown to the page, named as typed', async () => {
    await add('Elsewhere');
    await rename(tag('Noir'), 'ELSEWHERE');
    expect($toast.get()).toMatchObject({ title: 'Merged', text: 'Noir is part of ELSEWHERE now.' });
  });

  test('is deleted at once, and restored by Undo', async () => {
    const removing = remove(tag('Noir'));
    expect(shown()).toEqual(['Old']);
    await removing;
    expect(await stored()).toEqual(['Old']);
    expect($toast.get()).toMatchObject({ title: 'Deleted', text: 'Noir is gone from all titles.' });
    runToastAction();
    await come('Noir', 'Old');
    expect(await stored()).toEqual(['Noir', 'Old']);
  });

  test('is shown as current, despite a late response', async () => {
    const { asked, come: letCome } = heldAnswer('/my_tags');
    await remove(tag('Noir'));
    await asked;
    runToastAction();
    await come('Noir', 'Old');
    letCome();
    await stored();
    expect(shown()).toEqual(['Noir', 'Old']);
  });

  test('deleted meanwhile is not renamed, with a message, and not deleted twice', async () => {
    const noir = tag('Noir');
    await deleteTag(client, noir.key);
    await rename(noir, 'Dark');
    expect($toast.get()).toMatchObject({ title: 'Not there any more', destructive: true });
    await come('Old');
    await remove(noir);
    expect($toast.get()).toMatchObject({ title: 'Deleted' });
    expect($toast.get()?.action).toBeUndefined();
  });

  test('that no longer exists is not restored, with a message', async () => {
    await remove(tag('Noir'));
    await server.database.exec('delete from private.former_tags');
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Not there any more' }));
    expect($toast.get()?.destructive).toBe(true);
    expect(await stored()).toEqual(['Old']);
  });
});

describe('a failed change of a tag', () => {
  test('is reported, and the tag stays', async () => {
    await offline(() => rename(tag('Noir'), 'Dark'));
    expect($toast.get()).toMatchObject({ title: 'Not changed', destructive: true });
    dismissToast();
    await offline(() => remove(tag('Noir')));
    expect($toast.get()).toMatchObject({ title: 'Not changed', destructive: true });
    expect(shown()).toEqual(['Noir', 'Old']);
  });

  test('is not reported as restored', async () => {
    await remove(tag('Noir'));
    const undo = $toast.get()!.action!.run;
    await vi.waitFor(() => expect(shown()).toEqual(['Old']));
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    });
    expect($toast.get()?.text).toBe('Failed to undo. Please try again.');
    expect(await stored()).toEqual(['Old']);
  });
});

describe('the next user', () => {
  test('cannot change what was shown before', async () => {
    const noir = tag('Noir');
    await another();
    await rename(noir, 'Dark');
    expect([$toast.get()?.title, $tags.get()]).toEqual(['Not there any more', null]);
    await remove(noir);
    await enter(person);
    client = await environment.backend();
    expect(await stored()).toEqual(['Noir', 'Old']);
  });
});

test('Follows another tab’s changes until the page is left, and stays when reloading fails', async () => {
  const tell = () => environment.channel('marquee-tags').tell({ userId: person.id, key: 'movie-1' });
  await add('Third');
  tell();
  await come('Noir', 'Old', 'Third');
  await offline(async () => {
    tell();
    await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  });
  expect(shown()).toEqual(['Noir', 'Old', 'Third']);
  stop();
  await add('Fourth');
  const fetches = vi.spyOn(globalThis, 'fetch');
  tell();
  expect(fetches).not.toHaveBeenCalled();
  fetches.mockRestore();
});

test('Listens to other tabs on a page with tags, for its user only', async () => {
  const lines: string[] = [];
  const channel: typeof environment.channel = (name) => {
    lines.push(name);
    return environment.channel(name);
  };
  setEnvironment({ ...environment, channel });
  followTags(person.id, await loadTags(client))();
  expect([lines, shown()]).toEqual([['marquee-tags'], ['Noir', 'Old']]);
  stop();
  await another();
  expect($tags.get()).toBeNull();
  setEnvironment(environment);
});
