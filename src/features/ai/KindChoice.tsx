import { aiKindsBy } from './ai-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Kind } from '../../core/title.ts';

const KINDS: readonly Kind[] = ['movie', 'tv'];

export function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.ai_kind()}</legend>
      <div className="flex flex-wrap gap-2">
        {KINDS.map((value) => (
          <label key={value} className="chip cursor-pointer">
            <input
              type="radio"
              name="kind"
              value={value}
              checked={kind === value}
              autoComplete="off"
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {aiKindsBy[value]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
