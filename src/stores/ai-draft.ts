import { atom } from 'nanostores';
import { MAX_DESCRIPTION, type AiSearchRequest } from '../domain/ai-search.ts';
import { searchType } from '../domain/search.ts';
import { currentEnvironment } from './environment.ts';

const KEPT_DRAFT = 'marquee-ai-draft';

/** An empty form. */
export const EMPTY_DRAFT: AiSearchRequest = { kind: 'movie', description: '' };

/** What is being typed; it survives failures and a reload of the page. Null until the page has opened it. */
export const $aiDraft = atom<AiSearchRequest | null>(null);

/** Changes what is being typed. */
export function setAiDraft(changes: Partial<AiSearchRequest>): void {
  const draft = { ...EMPTY_DRAFT, ...$aiDraft.get(), ...changes };
  $aiDraft.set(draft);
  try {
    currentEnvironment().tabStorage.setItem(KEPT_DRAFT, JSON.stringify(draft));
  } catch {
    // Without storage the text only lasts as long as the page.
  }
}

/** Takes up what the link of the page says, else what this tab was typing before. */
export function openAiDraft(linked: AiSearchRequest | null): void {
  if (linked) setAiDraft(linked);
  else $aiDraft.set(keptDraft());
}

/** Begins with an empty form; the chosen kind of title stays. */
export function clearAiDraft(): void {
  setAiDraft({ description: '' });
}

function keptDraft(): AiSearchRequest {
  try {
    const kept = JSON.parse(currentEnvironment().tabStorage.getItem(KEPT_DRAFT) ?? 'null') as unknown;
    const { kind, description } = { ...EMPTY_DRAFT, ...(kept as Partial<AiSearchRequest> | null) };
    const text = typeof description === 'string' ? description.slice(0, MAX_DESCRIPTION) : '';
    return { kind: searchType(kind), description: text };
  } catch {
    return EMPTY_DRAFT;
  }
}
