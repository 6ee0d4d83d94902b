import { AI_MESSAGES } from '../../domain/messages.ts';
import type { Kind } from '../../domain/title.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';

const KINDS: readonly Kind[] = ['movie', 'tv'];

/** Movies or TV series; arrow keys go from one to the other. */
export function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  // A choice made before the island is awake would be shown and not taken.
  const inBrowser = useInBrowser();
  return (
    <fieldset disabled={!inBrowser} data-waits={inBrowser ? undefined : ''}>
      <legend className="mb-2 font-semibold">{AI_MESSAGES.kind}</legend>
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
            {AI_MESSAGES.kinds[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
