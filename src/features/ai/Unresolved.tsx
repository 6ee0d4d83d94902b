import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { AiResults } from './ai-search.ts';
import { pageAddress, searchPath } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

/** Recommendations that the catalogue does not have, with links to search for them. */
export function Unresolved({ entries, kind }: { entries: AiResults['unresolved']; kind: Kind }) {
  if (entries.length === 0) return null;
  return (
    <div className="mt-10 max-w-prose">
      <h3 className="text-xl">{m.ai_unresolved_heading()}</h3>
      <p className="mt-1 text-sm text-ink-mute">{m.ai_unresolved_text()}</p>
      <ul className="mt-3 divide-y divide-ground-line border-y border-ground-line">
        {entries.map(({ name, year, reason }, index) => (
          <li key={index} className="flex items-center gap-4 py-2">
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="font-semibold">{name}</span>
              {year !== null && <span className="text-ink-mute"> ({year})</span>}
              {reason && <span className="block text-sm text-ink-soft">{reason}</span>}
            </p>
            <a
              className="text-link shrink-0 py-2"
              href={pageAddress(searchPath(name, kind))}
              aria-label={m.ai_unresolved_search({ title: isolated(name) })}
            >
              {m.words_search()}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
