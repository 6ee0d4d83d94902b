import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { AI_MESSAGES } from '../../domain/messages.ts';
import { MAX_DESCRIPTION, normaliseDescription, type AiSearchRequest } from '../../domain/ai/ai-search.ts';
import { formatNumber } from '../../domain/format.ts';
import { $aiDraft, EMPTY_DRAFT, clearAiDraft, openAiDraft, setAiDraft } from '../../stores/ai/ai-draft.ts';
import { $aiKeys, openKeyDialog } from '../../stores/ai/ai-keys.ts';
import { $aiSearch, closeAiSearch, startAiSearch } from '../../stores/ai/ai-search.ts';
import { useStore } from '../ui/use-store.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { KindChoice } from './KindChoice.tsx';
import { ServicesChoice } from './ServicesChoice.tsx';

interface SearchFormProps {
  linked: AiSearchRequest | null;
  hasKey: boolean;
  hasServices: boolean;
}

/** What stands in the field before this takes the page over, which puts into it what it knows. */
const typedSoFar = () =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLTextAreaElement>('#ai-description')?.value ?? '');

/** What to recommend: the kind of title, where it can be seen, and a description in one's own words. */
export function SearchForm({ linked, hasKey, hasServices }: SearchFormProps) {
  const draft = useStore($aiDraft) ?? linked ?? EMPTY_DRAFT;
  const working = useStore($aiSearch).kind === 'working';
  const keys = useStore($aiKeys);
  const keyed = keys.kind === 'ready' ? keys.keys.length > 0 : hasKey;
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(typedSoFar);

  // Before anybody can press anything.
  useLayoutEffect(() => {
    openAiDraft(linked);
    // What was typed before this woke counts more than what was kept.
    if (typed && typed !== linked?.description) setAiDraft({ description: typed });
  }, [linked, typed]);

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
    setProblem(AI_MESSAGES.noDescription);
    field.current?.focus();
  }

  function reset() {
    setProblem(undefined);
    clearAiDraft();
    closeAiSearch();
    field.current?.focus();
  }

  return (
    <form method="dialog" className="grid max-w-[52rem] content-start gap-6" noValidate onSubmit={submit}>
      <KindChoice kind={draft.kind} onChoose={(kind) => setAiDraft({ kind })} />
      <ServicesChoice
        has={hasServices}
        chosen={draft.onServices ?? false}
        onChoose={(onServices) => setAiDraft({ onServices })}
      />
      <div>
        <div className="mb-2 flex items-end justify-between gap-4">
          <label htmlFor="ai-description" className="font-semibold">
            {AI_MESSAGES.question}
          </label>
          <span
            id="ai-counter"
            className="shrink-0 text-sm text-ink-mute [font-variant-numeric:tabular-nums]"
          >
            {formatNumber(draft.description.length)} / {formatNumber(MAX_DESCRIPTION)}
            <span className="sr-only"> {AI_MESSAGES.characters}</span>
          </span>
        </div>
        <textarea
          ref={field}
          id="ai-description"
          rows={5}
          maxLength={MAX_DESCRIPTION}
          className="field ai-description"
          placeholder={AI_MESSAGES.placeholder}
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
          title={AI_MESSAGES.keys}
        >
          {working ? AI_MESSAGES.submit.busy : AI_MESSAGES.submit.idle}
        </button>
        {!keyed && (
          <button
            type="button"
            className="button button-quiet grow sm:grow-0"
            aria-disabled={working}
            onClick={() => search({ withoutAi: true })}
          >
            {AI_MESSAGES.words.submit}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={reset}>
          {AI_MESSAGES.reset}
        </button>
        <button type="button" className="button button-quiet sm:ms-auto" onClick={() => openKeyDialog()}>
          {keyed ? AI_MESSAGES.manageKey : AI_MESSAGES.addKey}
        </button>
      </div>
    </form>
  );
}
