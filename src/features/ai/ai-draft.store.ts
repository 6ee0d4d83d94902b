import { atom } from 'nanostores';
import { MAX_DESCRIPTION, type AiSearchRequest } from './ai-search.ts';
import { chosenKind } from '../search/search.ts';
import { KEPT_DRAFT, tabMemory } from '../../core/stores/browser-memory.ts';
import { readable } from '../../core/stores/readable.ts';

export const EMPTY_DRAFT: AiSearchRequest = { kind: 'movie', description: '' };

const $aiDraftNow = atom<AiSearchRequest | null>(null);

/** The form's input; survives failures and reloads. Null until the page opens it. */
export const $aiDraft = readable($aiDraftNow);

/** Changes the input and stores it for the tab. */
export function setAiDraft(changes: Partial<AiSearchRequest>): void {
  const draft = { ...EMPTY_DRAFT, ...$aiDraft.get(), ...changes };
  $aiDraftNow.set(draft);
  tabMemory.keep(KEPT_DRAFT, draft);
}

/** Fills the form from the page's link, else from this tab's stored draft. */
export function openAiDraft(linked: AiSearchRequest | null): void {
  if (linked) setAiDraft(linked);
  else $aiDraftNow.set(keptDraft());
}

/** Clears the description; the other choices stay. */
export function clearAiDraft(): void {
  setAiDraft({ description: '' });
}

function keptDraft(): AiSearchRequest {
  const kept = tabMemory.recall(KEPT_DRAFT) as Partial<AiSearchRequest> | null;
  const { kind, description, onServices } = { ...EMPTY_DRAFT, ...kept };
  const text = typeof description === 'string' ? description.slice(0, MAX_DESCRIPTION) : '';
  return { kind: chosenKind(kind), description: text, onServices: onServices === true };
}
