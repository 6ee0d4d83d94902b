import { atom } from 'nanostores';
import { tabMemory } from './browser-memory.ts';
import { readable } from './readable.ts';

const DRAFTS = 'marquee-drafts';

interface Draft {
  /** The owner; the tab's next user must not see it. */
  userId: string;
  text: string;
  /** Whether the review contains spoilers; undefined until chosen. */
  tellsEnd?: boolean;
}

type Drafts = Partial<Record<string, Draft>>;

const $draftsNow = atom<Drafts>({});

/** Unsent texts by subject; persist for the tab, reloads included. */
export const $drafts = readable($draftsNow);

let isOpen = false;

/** Loads the drafts of the tab's earlier pages. */
export function openDrafts(): void {
  isOpen = true;
  $draftsNow.set({ ...(tabMemory.recall(DRAFTS) as Drafts | null) });
}

/** The drafts to add to, loaded first if no page has. */
function openedDrafts(): Drafts {
  if (!isOpen) openDrafts();
  return $drafts.get();
}

/** The user's draft about a subject; null if none. */
export function draftOf(drafts: Drafts, about: string, userId: string): string | null {
  const draft = drafts[about];
  return draft?.userId === userId ? draft.text : null;
}

/** Whether the user's review draft contains spoilers; null until chosen. */
export function tellsEndOf(drafts: Drafts, about: string, userId: string): boolean | null {
  const draft = drafts[about];
  return (draft?.userId === userId ? draft.tellsEnd : null) ?? null;
}

/** Stores whether the review draft contains spoilers; `text` is the field's current text. */
export function keepTellsEnd(about: string, userId: string, text: string, tellsEnd: boolean): void {
  keep({ ...openedDrafts(), [about]: { userId, text, tellsEnd } });
}

/** Stores a draft; null deletes it. */
export function keepDraft(about: string, userId: string, text: string | null): void {
  const { [about]: before, ...others } = openedDrafts();
  const said = before?.userId === userId ? { tellsEnd: before.tellsEnd } : {};
  keep(text === null ? others : { ...others, [about]: { userId, text, ...said } });
}

function keep(drafts: Drafts): void {
  $draftsNow.set(drafts);
  tabMemory.keep(DRAFTS, drafts);
}
