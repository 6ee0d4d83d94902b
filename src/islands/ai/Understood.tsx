import type { Understood as UnderstoodWords } from '../../domain/ai-search.ts';
import { AI_MESSAGES } from '../../domain/messages.ts';

const { words } = AI_MESSAGES;

/** What was read out of a description without a model, as links to Discover, and what was not. */
export function Understood({
  understood: { english, chips, missed, path },
}: {
  understood: UnderstoodWords;
}) {
  return (
    <div className="mt-4 grid gap-3">
      {!english && <p>{words.otherLanguage}</p>}
      {english && chips.length === 0 && <p>{words.nothingUnderstood}</p>}
      {chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <h3 id="ai-understood" className="text-sm font-normal text-ink-mute">
            {words.understood}
          </h3>
          <ul aria-labelledby="ai-understood" className="flex flex-wrap gap-2">
            {chips.map(({ label, path: address }) => (
              <li key={address + label}>
                <a className="chip" href={address}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {path !== null && (
            <a className="text-link text-sm" href={path}>
              {words.inDiscover}
            </a>
          )}
        </div>
      )}
      {missed.length > 0 && (
        <p className="max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">{words.missed(missed)}</p>
      )}
    </div>
  );
}
