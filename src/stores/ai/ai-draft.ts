import { atom } from 'nanostores';
import { MAX_DESCRIPTION, type AiSearchRequest } from '../../domain/ai/ai-search.ts';
import { chosenKind } from '../../domain/search/search.ts';
import { KEPT_DRAFT, tabMemory } from '../browser-memory.ts';
import { readable } from '../readable.ts';

/** An empty form. */
export const EMPTY_DRAFT: AiSearchRequest = { kind: 'movie', description: '' };

const $aiDraftNow = atom<AiSearchRequest | null>(null);

/** What is being typed; it survives failures and a reload of the page. Null until the page has opened it. */
export const $aiDraft = readable($aiDraftNow);

/** Changes what is being typed. */
export function setAiDraft(changes: Partial<AiSearchRequest>): void {
  const draft = { ...EMPTY_DRAFT, ...$aiDraft.get(), ...changes };
  $aiDraftNow.set(draft);
  tabMemory.keep(KEPT_DRAFT, draft);
}

/** Takes up what the link of the page says, else what this tab was typing before. */
export function openAiDraft(linked: AiSearchRequest | null): void {
  if (linked) setAiDraft(linked);
  else $aiDraftNow.set(keptDraft());
}

/** Begins with an empty form; what is chosen beside it stays. */
export function clearAiDraft(): void {
  setAiDraft({ description: '' });
}

function keptDraft(): AiSearchRequest {
  const kept = tabMemory.recall(KEPT_DRAFT) as Partial<AiSearchRequest> | null;
  const { kind, description, onServices } = { ...EMPTY_DRAFT, ...kept };
  const text = typeof description === 'string' ? description.slice(0, MAX_DESCRIPTION) : '';
  return { kind: chosenKind(kind), description: text, onServices: onServices === true };
}
