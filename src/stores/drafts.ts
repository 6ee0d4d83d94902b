import { atom } from 'nanostores';
import { currentEnvironment } from './environment.ts';

interface Draft {
  /** Whose it is: nobody else who uses this tab later gets to see it. */
  userId: string;
  text: string;
}

type Drafts = Partial<Record<string, Draft>>;

const KEY = 'marquee-drafts';

/** What was typed and not sent yet, by what it is about; as long as the tab, reloads included. */
export const $drafts = atom<Drafts>({});

/** Takes up what an earlier view of this tab left. */
export function openDrafts(): void {
  try {
    $drafts.set(JSON.parse(currentEnvironment().tabStorage.getItem(KEY) ?? '{}') as Drafts);
  } catch {
    // Nothing readable was left.
  }
}

/** The draft of a person, if there is one. */
export function draftOf(drafts: Drafts, about: string, userId: string): string | null {
  const draft = drafts[about];
  return draft?.userId === userId ? draft.text : null;
}

/** Keeps what was typed, or with null forgets it. */
export function keepDraft(about: string, userId: string, text: string | null): void {
  const { [about]: _before, ...others } = $drafts.get();
  $drafts.set(text === null ? others : { ...others, [about]: { userId, text } });
  try {
    currentEnvironment().tabStorage.setItem(KEY, JSON.stringify($drafts.get()));
  } catch {
    // Without storage a draft ends with its page.
  }
}
