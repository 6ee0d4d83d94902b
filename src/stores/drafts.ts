import { atom } from 'nanostores';
import { tabMemory } from './browser-memory.ts';
import { readable } from './readable.ts';

interface Draft {
  /** Whose it is: nobody else who uses this tab later gets to see it. */
  userId: string;
  text: string;
}

type Drafts = Partial<Record<string, Draft>>;

const KEY = 'marquee-drafts';

const $draftsNow = atom<Drafts>({});

/** What was typed and not sent yet, by what it is about; as long as the tab, reloads included. */
export const $drafts = readable($draftsNow);

/** Takes up what an earlier view of this tab left. */
export function openDrafts(): void {
  $draftsNow.set({ ...(tabMemory.recall(KEY) as Drafts | null) });
}

/** The draft of a person, if there is one. */
export function draftOf(drafts: Drafts, about: string, userId: string): string | null {
  const draft = drafts[about];
  return draft?.userId === userId ? draft.text : null;
}

/** Keeps what was typed, or with null forgets it. */
export function keepDraft(about: string, userId: string, text: string | null): void {
  const { [about]: _before, ...others } = $drafts.get();
  $draftsNow.set(text === null ? others : { ...others, [about]: { userId, text } });
  tabMemory.keep(KEY, $drafts.get());
}
