import { m } from '../../paraglide/messages.js';
import { useId } from 'react';
import type { AiProviderInfo } from './ai-search.ts';

interface ProviderChoiceProps {
  providers: AiProviderInfo[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Selects the provider of a key; renders nothing for a single provider. */
export function ProviderChoice({ providers, chosen, onChoose }: ProviderChoiceProps) {
  const id = useId();
  if (providers.length < 2) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.ai_key_provider()}
      </label>
      <select id={id} className="field" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {providers.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
