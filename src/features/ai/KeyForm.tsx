import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AiKeysAnswer } from './ai-search.ts';
import { saveAiKey, type KeySaving } from './ai-keys.store.ts';
import { PasswordField } from '../../core/ui/PasswordField.tsx';
import { TextField } from '../../core/ui/TextField.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';

/** Adds a key, or replaces the provider's saved key. The form is cleared only after saving. */
export function KeyForm({ keys, providers, demoKey }: AiKeysAnswer) {
  const [chosen, setChosen] = useState(keys[0]?.provider ?? providers[0]?.id ?? '');
  const [busy, setBusy] = useState<'no' | 'key' | 'demo'>('no');
  const [outcome, setOutcome] = useState<KeySaving>({ kind: 'saved' });
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field if there is no key, also after one was deleted with the focused button.
  useEffect(() => {
    if (keys.length === 0) field.current?.focus();
  }, [keys.length]);

  const provider = providers.find(({ id }) => id === chosen) ?? providers[0];
  if (!provider) return null;
  const saved = keys.find((key) => key.provider === provider.id);
  const problem = (field: 'key' | 'endpoint' | 'model' | null) =>
    outcome.kind === 'failed' && outcome.field === field ? outcome.message : undefined;

  async function save(
    what: 'key' | 'demo',
    entered: Parameters<typeof saveAiKey>[0],
    form?: HTMLFormElement,
  ) {
    if (busy !== 'no') return;
    setBusy(what);
    const result = await saveAiKey(entered);
    setBusy('no');
    setOutcome(result);
    if (result.kind === 'failed' && result.field) {
      form?.querySelector<HTMLInputElement>(`[name="${result.field}"]`)?.focus();
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { key = '', endpoint, model } = entered;
    void save('key', { provider: chosen, key, endpoint: endpoint ?? null, model: model ?? null }, form);
  }

  return (
    <form noValidate autoComplete="off" className="grid gap-4" aria-busy={busy !== 'no'} onSubmit={onSubmit}>
      <ProviderChoice providers={providers} chosen={chosen} onChoose={setChosen} />
      <div>
        <PasswordField
          key={provider.id}
          label={saved ? m.ai_key_field_next() : m.ai_key_field_first()}
          toggle={{ show: m.ai_key_toggle_show(), hide: m.ai_key_toggle_hide() }}
          name="key"
          autoComplete="off"
          data-1p-ignore
          ref={field}
          data-autofocus={keys.length === 0 || undefined}
          error={problem('key')}
        />
        {provider.keyUrl && (
          <a className="text-link text-sm" href={provider.keyUrl} target="_blank" rel="noopener noreferrer">
            {m.ai_key_where()}
            <span className="sr-only"> {m.ai_key_new_tab()}</span>
          </a>
        )}
      </div>
      {provider.needsEndpoint && (
        <TextField
          label={m.ai_key_endpoint()}
          name="endpoint"
          type="url"
          placeholder="https://api.example.com/v1"
          defaultValue={saved?.endpoint ?? ''}
          error={problem('endpoint')}
        />
      )}
      {provider.needsModel && (
        <TextField
          label={m.ai_key_model()}
          name="model"
          defaultValue={saved?.model ?? ''}
          error={problem('model')}
        />
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem(null)}
      </p>
      <button type="submit" className="button button-primary w-full" aria-disabled={busy !== 'no'}>
        {busy === 'key'
          ? m.ai_key_submit_testing()
          : saved
            ? m.ai_key_submit_next()
            : m.ai_key_submit_first()}
      </button>
      {demoKey && keys.length === 0 && (
        <div className="grid gap-2 border-t border-ground-line pt-4">
          <p className="text-sm text-ink-soft">{m.ai_key_demo_offer()}</p>
          <button
            type="button"
            className="button button-quiet w-full"
            aria-disabled={busy !== 'no'}
            onClick={() => void save('demo', { provider: providers[0]?.id ?? '', key: demoKey })}
          >
            {busy === 'demo' ? m.ai_key_demo_busy() : m.ai_key_demo_submit()}
          </button>
        </div>
      )}
    </form>
  );
}
