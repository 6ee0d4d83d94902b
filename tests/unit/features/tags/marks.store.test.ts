import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepMarks, loadMarks } from '../../../../src/features/tags/tags.queries.ts';
import { $drafts } from '../../../../src/core/stores/drafts.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import {
  $marksChanged,
  $marksSheet,
  $ownMarks,
  closeMarks,
  draftMarks,
  fillIn,
  followMarks,
  hearOfMarks,
  openMarks,
  saveMarks,
  tellMarks,
} from '../../../../src/features/tags/marks.store.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { film } from '../../../support/films.ts';

const { environment, another, enter, leave } = await startBrowser();

const dune = film(438631, 'Dune');
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

let person: { email: string; id: string };

beforeEach(async () => {
  person = await another();
  closeMarks();
});

test('Merges two tabs’ additions and removals', async () => {
  await elsewhere({ add: ['Noir', 'Old'] });
  await open();
  await elsewhere({ add: ['From another tab'] });
  expect(await saveMarks(['Noir', 'Mine'], '')).toBe(true);
  expect((await stored()).tags).toEqual(['Noir', 'From another tab', 'Mine']);
});

test('Undoes only what was saved', async () => {
  await elsewhere({ add: ['Noir'], note: 'First' });
  await open();
  await elsewhere({ add: ['Meanwhile'] });
  expect(await saveMarks(['Dark'], 'Second')).toBe(true);
  await elsewhere({ add: ['Later'] });
  const { at } = $marksChanged.get();
  runToastAction();
  await vi.waitFor(async () => expect((await stored()).note).toBe('First'));
  await vi.waitFor(() => expect($marksChanged.get()).toEqual({ key: 'movie-438631', at: at + 1 }));
  expect((await stored()).tags).toEqual(['Meanwhile', 'Later', 'Noir']);
});

test('Shows another tab’s note, and overwrites it only on a second save', async () => {
  await open();
  await elsewhere({ note: 'Theirs' });
  expect(await saveMarks([], 'Mine')).toBe(false);
  expect($marksSheet.get()).toMatchObject({ problem: 'other', marks: { note: 'Theirs' } });
  expect((await stored()).note).toBe('Theirs');
  expect(await saveMarks([], 'Mine')).toBe(true);
  expect((await stored()).note).toBe('Mine');
});

test('Saves nothing above twenty tags, with a message in the sheet, which stays open', async () => {
  await open();
  const many = Array.from({ length: 21 }, (_, nth) => `Tag ${nth}`);
  expect(await saveMarks(many, 'Kept with them')).toBe(false);
  expect($marksSheet.get()?.problem).toBe('tooMany');
  expect(await stored()).toMatchObject({ tags: [], note: '' });
  expect($toast.get()).toBeNull();
});

test('Restores an unsaved note in this tab', async () => {
  await open();
  draftMarks('Half a thought');
  closeMarks();
  await open();
  expect($marksSheet.get()?.draft).toBe('Half a thought');
  closeMarks();
  beginWith($drafts, {});
  await open();
  expect($marksSheet.get()?.draft).toBe('Half a thought');
});

test('Restores a note typed further while saving', async () => {
  await open();
  draftMarks('Half');
  await answeredAfter(
    'keep_tags_and_note',
    () => saveMarks([], 'Half'),
    () => draftMarks('Half and whole'),
  );
  expect($marksSheet.get()).toBeNull();
  await open();
  expect($marksSheet.get()).toMatchObject({ draft: 'Half and whole', marks: { note: 'Half' } });
});

describe('the sheet', () => {
  test('is empty while loading, and offers the title’s tags, not a season’s', async () => {
    await elsewhere({ add: ['Noir'], note: 'First' });
    openMarks(dune, null);
    const empty = { title: dune, season: null, marks: null, draft: null, all: [], problem: null };
    expect($marksSheet.get()).toEqual(empty);
    await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
    const { tags, note } = $marksSheet.get()!.marks!;
    expect([tags, note, $marksSheet.get()?.all.map(({ name }) => name)]).toEqual([
      ['Noir'],
      'First',
      ['Noir'],
    ]);
    openMarks({ ...dune, kind: 'tv' }, 2);
    await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
    expect($marksSheet.get()).toMatchObject({ season: 2, all: [], marks: { tags: [], note: '' } });
  });

  test('reports a failure to load, until retried', async () => {
    await offline(async () => {
      openMarks(dune, null);
      await vi.waitFor(() => expect($marksSheet.get()?.problem).toBe('load'));
    });
    expect(await saveMarks(['Noir'], '')).toBe(false);
    const filling = fillIn();
    expect($marksSheet.get()?.problem).toBeNull();
    await filling;
    expect($marksSheet.get()?.marks).toMatchObject({ tags: [] });
    const before = $marksSheet.get();
    const again = fillIn();
    expect($marksSheet.get()).toBe(before);
    await again;
  });

  test.each([
    ['of another title', { ...dune, id: 7 }, null],
    ['of a season', dune, 1],
    ['closed', null, null],
  ])('ignores a response from before it was %s', async (_what, title, season) => {
    await elsewhere({ note: 'Of Dune' });
    const { asked, come } = heldAnswer('my_tags_and_note');
    openMarks(dune, null);
    await asked;
    closeMarks();
    if (title) openMarks(title, season);
    await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
    const shown = $marksSheet.get();
    come();
    await stored();
    expect($marksSheet.get()).toBe(shown);
  });

  test('that is closed is neither filled, drafted nor saved', async () => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    await fillIn();
    draftMarks('Half a thought');
    expect(await saveMarks(['Noir'], '')).toBe(false);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    await open();
    expect($marksSheet.get()?.draft).toBeNull();
  });

  test('keeps drafts of seasons and titles separately', async () => {
    const series = { ...dune, kind: 'tv' } as const;
    for (const season of [null, 1, 2]) {
      openMarks(series, season);
      draftMarks(`Of ${season}`);
    }
    openMarks(series, 1);
    await vi.waitFor(() => expect($marksSheet.get()?.draft).toBe('Of 1'));
    openMarks(series, null);
    await vi.waitFor(() => expect($marksSheet.get()?.draft).toBe('Of null'));
    await open();
    expect($marksSheet.get()?.draft).toBeNull();
  });

  test('stays open with a message when saving fails', async () => {
    await open();
    expect(await offline(() => saveMarks(['Noir'], 'Mine'))).toBe(false);
    expect($marksSheet.get()?.problem).toBe('save');
    expect($toast.get()).toBeNull();
  });

  test('is closed once saved, with a toast and an announcement, and without a draft', async () => {
    await open();
    draftMarks(' Kept ');
    const { at } = $marksChanged.get();
    expect(await saveMarks(['Noir'], ' Kept ')).toBe(true);
    expect($marksSheet.get()).toBeNull();
    expect($marksChanged.get()).toEqual({ key: 'movie-438631', at: at + 1 });
    expect($marksChanged.get().at).toBeGreaterThan(at);
    expect($toast.get()).toMatchObject({ action: { label: 'Undo' } });
    await open();
    expect($marksSheet.get()).toMatchObject({ draft: null, marks: { tags: ['Noir'], note: 'Kept' } });
  });

  test('without a changed note overwrites none', async () => {
    await elsewhere({ note: 'First' });
    await open();
    await elsewhere({ note: 'Theirs', expected: (await stored()).changedAt });
    expect(await saveMarks(['Noir'], ' First ')).toBe(true);
    expect(await stored()).toMatchObject({ tags: ['Noir'], note: 'Theirs' });
    runToastAction();
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ tags: [], note: 'Theirs' }));
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect($marksChanged.get().key).toBe('movie-438631');
  });
});

describe('a sheet closed while saving', () => {
  const saving = (work: () => Promise<boolean>, meanwhile: () => unknown) => {
    let saved: boolean | undefined;
    const save = async () => void (saved = await work());
    return answeredAfter('keep_tags_and_note', save, meanwhile).then(() => saved);
  };
  const other = { ...dune, id: 841, title: 'Dune (1984)' };
  const leaveFor = async () => {
    openMarks(other, null);
    await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
  };

  test('is saved anyway, with a toast and an announcement', async () => {
    await open();
    const { at } = $marksChanged.get();
    expect(await saving(() => saveMarks(['Noir'], ''), closeMarks)).toBe(true);
    expect($marksSheet.get()).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Saved', text: 'Your tags and note for Dune are kept.' });
    expect($marksChanged.get()).toEqual({ key: 'movie-438631', at: at + 1 });
  });

  test('does not affect one opened for another title', async () => {
    await open();
    expect(await saving(() => saveMarks(['Noir'], ''), leaveFor)).toBe(true);
    expect($marksSheet.get()).toMatchObject({ title: other, problem: null });
  });

  test.each([
    ['what another tab has written', ['Noir']],
    ['a bound', Array.from({ length: 21 }, (_, nth) => `Tag ${nth}`)],
  ])('does not report %s to another title', async (_, tags) => {
    await open();
    await elsewhere({ note: 'Theirs' });
    expect(await saving(() => saveMarks(tags, 'Mine'), leaveFor)).toBe(false);
    expect($marksSheet.get()).toMatchObject({ title: other, problem: null, marks: { note: '' } });
    expect($toast.get()).toBeNull();
  });
});

describe('Undo', () => {
  test('does not revert a note changed since, and says so', async () => {
    await open();
    await saveMarks([], 'Mine');
    await elsewhere({ note: 'Later', expected: (await stored()).changedAt });
    const { at } = $marksChanged.get();
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    expect([(await stored()).note, $marksChanged.get().at]).toEqual(['Later', at]);
  });

  test('that fails says so', async () => {
    await open();
    await saveMarks(['Noir'], '');
    await offline(async () => {
      runToastAction();
      await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    });
    expect((await stored()).tags).toEqual(['Noir']);
  });
});

describe('the next user', () => {
  test('has neither the earlier sheet nor its draft', async () => {
    await open();
    draftMarks('Half a thought');
    await another();
    expect($marksSheet.get()).toBeNull();
    await open();
    expect($marksSheet.get()?.draft).toBeNull();
  });

  test('writes nothing as a visitor, and over no draft', async () => {
    await open();
    draftMarks('Half a thought');
    await leave();
    openMarks(dune, null);
    await vi.waitFor(() => expect($marksSheet.get()?.problem).toBe('load'));
    draftMarks('Nobody’s');
    await enter(person);
    await open();
    expect($marksSheet.get()?.draft).toBe('Half a thought');
  });
});

describe('a page’s tags and note', () => {
  const told = (key: string) => environment.channel('marquee-tags').tell({ userId: person.id, key });
  const came = (...tags: string[]) => vi.waitFor(() => expect($ownMarks.get()?.tags).toEqual(tags));
  /** Whether this notification causes a request for marks. */
  async function isAsked(tell: () => void): Promise<boolean> {
    const calls = await callsOf('my_tags_and_note', () => {
      tell();
      return elsewhere({});
    });
    return calls > 0;
  }

  test.each([
    ['nothing', () => undefined],
    ['those of another title', () => tellMarks({ ...dune, id: 1, season: null })],
    ['those of many', () => tellMarks()],
  ])('are loaded when %s were written last', async (_, write) => {
    await elsewhere({ add: ['Noir'] });
    write();
    const stop = followMarks({ ...dune, season: null });
    await came('Noir');
    stop();
  });

  test('follow changes here and in other tabs, until it is left', async () => {
    await elsewhere({ add: ['Noir'] });
    const stop = followMarks({ ...dune, season: null });
    await came('Noir');
    await open();
    await saveMarks(['Noir', 'Mine'], '');
    await came('Noir', 'Mine');
    await elsewhere({ add: ['Theirs'] });
    expect(await isAsked(() => told('movie-1'))).toBe(false);
    told('movie-438631');
    await came('Noir', 'Mine', 'Theirs');
    await elsewhere({ remove: ['Noir'] });
    told('');
    await came('Mine', 'Theirs');
    stop();
    expect($ownMarks.get()).toBeNull();
    expect(await isAsked(() => told('movie-438631'))).toBe(false);
  });

  test('stay when loading fails, and are no longer updated once it is left', async () => {
    await elsewhere({ add: ['Noir'] });
    const stop = followMarks({ ...dune, season: null });
    await came('Noir');
    await offline(async () => {
      told('');
      await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
      await new Promise((done) => setTimeout(done));
    });
    expect($ownMarks.get()?.tags).toEqual(['Noir']);
    const { asked, come } = heldAnswer('my_tags_and_note');
    told('');
    await asked;
    stop();
    come();
    await stored();
    expect($ownMarks.get()).toBeNull();
  });
});

test.each([
  ['are heard of', () => hearOfMarks()],
  ['are written in the sheet', () => openMarks(dune, null)],
  ['are shown', () => followMarks({ ...dune, season: null })()],
])('Listens to other tabs once marks %s, and announces its own', async (how, begin) => {
  const lines = new Set<string>();
  const channel: typeof environment.channel = (name) => {
    lines.add(name);
    return environment.channel(`${name} as they ${how}`);
  };
  setEnvironment({ ...environment, channel });
  const line = environment.channel(`marquee-tags as they ${how}`);
  const heard: unknown[] = [];
  line.listen((message) => heard.push(message));
  begin();
  const { at } = $marksChanged.get();
  line.tell({ userId: person.id, key: 'movie-1' });
  expect([...lines]).toEqual(['marquee-tags']);
  expect($marksChanged.get()).toEqual({ key: 'movie-1', at: at + 1 });
  tellMarks({ ...dune, season: 3 });
  expect(heard).toEqual([{ userId: person.id, key: 'movie-438631' }]);
  await another();
  expect($marksSheet.get()).toBeNull();
  setEnvironment(environment);
});
