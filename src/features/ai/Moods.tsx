import { EMPTY_DRAFT, $aiDraft, setAiDraft } from './ai-draft.store.ts';
import { closeAiSearch, startAiSearch } from './ai-search.store.ts';
import type { AiSearchRequest } from './ai-search.ts';
import { moodPath, moodsFor } from '../discover/moods.ts';
import { pageAddress } from '../../core/routes.ts';
import { m } from '../../paraglide/messages.js';
import { useStore } from '../../core/ui/use-store.ts';

interface MoodsProps {
  linked: AiSearchRequest | null;
  hasServices: boolean;
}

/**
 * Moods to begin with: one press searches for a wish in words, without AI; the wish stays in the form to be changed.
 * Without scripts the links lead to Discover.
 */
export function Moods({ linked, hasServices }: MoodsProps) {
  const { kind, onServices } = useStore($aiDraft) ?? linked ?? EMPTY_DRAFT;

  function choose(description: string) {
    setAiDraft({ description });
    closeAiSearch();
    void startAiSearch({ kind, description, onServices: hasServices && onServices, withoutAi: true });
  }

  return (
    <nav className="min-w-0" aria-labelledby="ai-moods">
      <h2 id="ai-moods" className="mb-3 text-base font-semibold">
        {m.mood_heading()}
      </h2>
      <ul className="moods">
        {moodsFor(kind).map(({ id, name, wish }) => (
          <li key={id}>
            <a
              className="mood"
              href={pageAddress(moodPath(kind, id))}
              rel="nofollow"
              title={wish}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                choose(wish);
              }}
            >
              <span className="mood-art" data-mood={id} aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
