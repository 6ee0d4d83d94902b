import { m } from '../../paraglide/messages.js';
import type { AiKeysAnswer } from './ai-search.ts';
import { $aiKeys, $keyDialog, loadAiKeys } from './ai-keys.store.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { KeyForm } from './KeyForm.tsx';
import { SavedKey } from './SavedKey.tsx';

/** Saves, replaces and deletes API keys. The server never returns more of a saved key than its mask. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const keys = useStore($aiKeys);
  const { reason, calm } = useStore($keyDialog) ?? {};
  const saved = keys.kind === 'ready' && keys.keys.length > 0;
  return (
    <Dialog title={saved ? m.ai_manage_key() : m.ai_add_key()} onClose={onClose}>
      {reason && calm && <p className="mb-4 text-ink-soft">{reason}</p>}
      {reason && !calm && (
        <p role="alert" className="mb-4 rounded border border-danger/60 bg-danger-deep p-3 text-sm">
          {reason}
        </p>
      )}
      {keys.kind === 'ready' && <Contents {...keys} />}
      {keys.kind === 'failed' && (
        <div className="grid justify-items-start gap-4">
          <p className="text-danger" role="alert">
            {keys.message}
          </p>
          <button type="button" className="button button-quiet" onClick={() => void loadAiKeys()}>
            {m.words_again()}
          </button>
        </div>
      )}
      {(keys.kind === 'loading' || keys.kind === 'unknown') && (
        <p className="skeleton min-h-40 rounded p-4 text-ink-mute" role="status">
          {m.ai_key_loading()}
        </p>
      )}
    </Dialog>
  );
}

function Contents({ keys, providers, demoKey }: AiKeysAnswer) {
  // Searches use the key saved last.
  const used = keys.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  return (
    <div className="grid gap-5">
      {keys.length > 0 && (
        <ul className="grid gap-3">
          {keys.map((key) => (
            <li key={key.provider}>
              <SavedKey apiKey={key} name={nameOf(key.provider)} chosen={keys.length > 1 && key === used} />
            </li>
          ))}
        </ul>
      )}
      <KeyForm keys={keys} providers={providers} demoKey={demoKey} />
      <p className="text-sm text-ink-mute">{m.ai_key_safety()}</p>
    </div>
  );
}
