import { m } from '../../paraglide/messages.js';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from './ai-search.ts';
import { formatNumber } from '../../core/format.ts';
import { pageAddress } from '../../core/routes.ts';
import { $aiDraft, EMPTY_DRAFT, clearAiDraft, openAiDraft, setAiDraft } from './ai-draft.store.ts';
import { $aiKeys, openKeyDialog } from './ai-keys.store.ts';
import { $aiSearch, closeAiSearch, startAiSearch } from './ai-search.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { useTyped } from '../../core/ui/use-typed.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { KindChoice } from './KindChoice.tsx';
import { ServicesChoice } from './ServicesChoice.tsx';

interface SearchFormProps {
  linked: AiSearchRequest | null;
  hasKey: boolean;
  hasServices: boolean;
}

/** The search form: kind of title, services and a description. */
export function SearchForm({ linked, hasKey, hasServices }: SearchFormProps) {
  const draft = useStore($aiDraft) ?? linked ?? EMPTY_DRAFT;
  const working = useStore($aiSearch).kind === 'working';
  const keys = useStore($aiKeys);
  const keyed = keys.kind === 'ready' ? keys.keys.length > 0 : hasKey;
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  // In a layout effect, before the user can press anything.
  useLayoutEffect(() => openAiDraft(linked), [linked]);
  // Text typed before hydration overrides the saved draft.
  useTyped(field, draft.description, ({ value }) => setAiDraft({ description: value }));

  function type(description: string) {
    setProblem(undefined);
    setAiDraft({ description });
  }

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    search();
  }

  function search(changes: Partial<AiSearchRequest> = {}) {
    if (working) return;
    const request = { ...($aiDraft.get() ?? draft), ...changes };
    if (normaliseDescription(request.description)) {
      void startAiSearch({ ...request, onServices: hasServices && request.onServices });
      return;
    }
    setProblem(m.ai_no_description());
    field.current?.focus();
  }

  function reset() {
    setProblem(undefined);
    clearAiDraft();
    closeAiSearch();
    field.current?.focus();
  }

  return (
    <form
      method="post"
      action={pageAddress('/recommendations')}
      className="grid max-w-[52rem] content-start gap-6 [@media(scripting:none)]:hidden"
      noValidate
      onSubmit={submit}
    >
      <KindChoice kind={draft.kind} onChoose={(kind) => setAiDraft({ kind })} />
      <ServicesChoice
        has={hasServices}
        chosen={draft.onServices ?? false}
        onChoose={(onServices) => setAiDraft({ onServices })}
      />
      <div>
        <div className="mb-2 flex items-end justify-between gap-4">
          <label htmlFor="ai-description" className="font-semibold">
            {m.ai_question()}
          </label>
          <span
            id="ai-counter"
            className="shrink-0 text-sm text-ink-mute [font-variant-numeric:tabular-nums]"
          >
            {formatNumber(draft.description.length)} / {formatNumber(MAX_DESCRIPTION)}
            <span className="sr-only"> {m.ai_characters()}</span>
          </span>
        </div>
        <textarea
          ref={field}
          id="ai-description"
          name="q"
          rows={5}
          maxLength={MAX_DESCRIPTION}
          className="field block max-h-96 min-h-[8.5rem] resize-y py-2.5 [field-sizing:content]"
          placeholder={m.ai_placeholder()}
          aria-describedby="ai-problem ai-counter"
          aria-invalid={problem ? true : undefined}
          value={draft.description}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <p id="ai-problem" className="mt-1.5 text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <ExamplePrompts
        kind={draft.kind}
        onChoose={(example) => {
          type(example);
          field.current?.focus();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="button button-primary grow sm:grow-0"
          aria-disabled={working}
          title={m.ai_keys()}
        >
          {working ? m.ai_submit_busy() : m.ai_submit_idle()}
        </button>
        {!keyed && (
          <button
            type="button"
            className="button button-quiet grow sm:grow-0"
            aria-disabled={working}
            onClick={() => search({ withoutAi: true })}
          >
            {m.ai_words_submit()}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={reset}>
          {m.ai_reset()}
        </button>
        <button type="button" className="button button-quiet sm:ms-auto" onClick={() => openKeyDialog()}>
          {keyed ? m.ai_manage_key() : m.ai_add_key()}
        </button>
      </div>
    </form>
  );
}
