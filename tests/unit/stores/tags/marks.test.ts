import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/backend/auth/auth.ts';
import { keepMarks, loadMarks } from '../../../../src/backend/tags/tags.ts';
import type { ListTitle } from '../../../../src/domain/lists/lists.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import {
  $marksSheet,
  closeMarks,
  draftMarks,
  openMarks,
  saveMarks,
} from '../../../../src/stores/tags/marks.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
startSession();

const dune: ListTitle = {
  kind: 'movie',
  id: 438631,
  title: 'Dune',
  posterPath: null,
  date: null,
  voteAverage: null,
};
const stored = async () => loadMarks(await environment.backend(), { ...dune, season: null });
const elsewhere = async (change: Partial<Parameters<typeof keepMarks>[3]>) =>
  keepMarks(await environment.backend(), dune, null, {
    add: [],
    remove: [],
    note: null,
    expected: null,
    ...change,
  });

async function open() {
  openMarks(dune, null);
  await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
}

beforeEach(async () => {
  const person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  dismissToast();
  closeMarks();
});

test('what two tabs add and take away stands beside each other', async () => {
  await elsewhere({ add: ['Noir', 'Old'] });
  await open();
  await elsewhere({ add: ['From another tab'] });
  expect(await saveMarks(['Noir', 'Mine'], '')).toBe(true);
  expect((await stored()).tags).toEqual(['Noir', 'From another tab', 'Mine']);
});

test('Undo takes back what was saved and nothing else', async () => {
  await elsewhere({ add: ['Noir'], note: 'First' });
  await open();
  expect(await saveMarks(['Dark'], 'Second')).toBe(true);
  await elsewhere({ add: ['Later'] });
  runToastAction();
  await vi.waitFor(async () => expect((await stored()).note).toBe('First'));
  expect((await stored()).tags).toEqual(['Later', 'Noir']);
});

test('a note that another tab has changed is shown, and written over only when it is saved again', async () => {
  await open();
  await elsewhere({ note: 'Theirs' });
  expect(await saveMarks([], 'Mine')).toBe(false);
  expect($marksSheet.get()).toMatchObject({ problem: 'other', marks: { note: 'Theirs' } });
  expect((await stored()).note).toBe('Theirs');
  expect(await saveMarks([], 'Mine')).toBe(true);
  expect((await stored()).note).toBe('Mine');
});

test('beyond twenty tags nothing is saved, and that is said in the sheet, which stays', async () => {
  await open();
  const many = Array.from({ length: 21 }, (_, nth) => `Tag ${nth}`);
  expect(await saveMarks(many, 'Kept with them')).toBe(false);
  expect($marksSheet.get()?.problem).toBe('tooMany');
  expect(await stored()).toMatchObject({ tags: [], note: '' });
  expect($toast.get()).toBeNull();
});

test('a note that was typed and not kept is there again in this tab', async () => {
  await open();
  draftMarks('Half a thought');
  closeMarks();
  await open();
  expect($marksSheet.get()?.draft).toBe('Half a thought');
});
