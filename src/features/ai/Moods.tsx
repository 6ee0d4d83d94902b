import { EMPTY_DRAFT, $aiDraft, setAiDraft } from './ai-draft.store.ts';
import { closeAiSearch, startAiSearch } from './ai-search.store.ts';
import type { AiSearchRequest } from './ai-search.ts';
import { MoodLinks } from '../discover/MoodLinks.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface MoodsProps {
  linked: AiSearchRequest | null;
  hasServices: boolean;
}

/** Moods whose press searches for their wish without AI. The wish stays in the form to be changed. */
export function Moods({ linked, hasServices }: MoodsProps) {
  const { kind, onServices } = useStore($aiDraft) ?? linked ?? EMPTY_DRAFT;

  function choose(description: string) {
    setAiDraft({ description });
    closeAiSearch();
    void startAiSearch({ kind, description, onServices: hasServices && onServices, withoutAi: true });
  }

  return <MoodLinks kind={kind} onWish={choose} />;
}
