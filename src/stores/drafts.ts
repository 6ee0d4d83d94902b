import { atom } from 'nanostores';
import { tabMemory } from './browser-memory.ts';
import { readable } from './readable.ts';

/** Where the tab keeps them. */
const DRAFTS = 'marquee-drafts';

interface Draft {
  /** Whose it is: nobody else who uses this tab later gets to see it. */
  userId: string;
  text: string;
  /** Whether the review tells the end; undefined until somebody said. */
  tellsEnd?: boolean;
}

type Drafts = Partial<Record<string, Draft>>;

const $draftsNow = atom<Drafts>({});

/** What was typed and not sent yet, by what it is about; as long as the tab, reloads included. */
export const $drafts = readable($draftsNow);

let isOpen = false;

/** Takes up what an earlier view of this tab left. */
export function openDrafts(): void {
  isOpen = true;
  $draftsNow.set({ ...(tabMemory.recall(DRAFTS) as Drafts | null) });
}

/** The drafts to which another is added: with those of earlier views, whichever part of the page writes first. */
function openedDrafts(): Drafts {
  if (!isOpen) openDrafts();
  return $drafts.get();
}

/** The draft of a person, if there is one. */
export function draftOf(drafts: Drafts, about: string, userId: string): string | null {
  const draft = drafts[about];
  return draft?.userId === userId ? draft.text : null;
}

/** Whether the review a person writes tells the end; null until they have said. */
export function tellsEndOf(drafts: Drafts, about: string, userId: string): boolean | null {
  const draft = drafts[about];
  return (draft?.userId === userId ? draft.tellsEnd : null) ?? null;
}

/** Keeps that the review a person writes tells the end, or does not; `text` is what stands in the field. */
export function keepTellsEnd(about: string, userId: string, text: string, tellsEnd: boolean): void {
  keep({ ...openedDrafts(), [about]: { userId, text, tellsEnd } });
}

/** Keeps what was typed, or with null forgets it. */
export function keepDraft(about: string, userId: string, text: string | null): void {
  const { [about]: before, ...others } = openedDrafts();
  const said = before?.userId === userId ? { tellsEnd: before.tellsEnd } : {};
  keep(text === null ? others : { ...others, [about]: { userId, text, ...said } });
}

function keep(drafts: Drafts): void {
  $draftsNow.set(drafts);
  tabMemory.keep(DRAFTS, drafts);
}
