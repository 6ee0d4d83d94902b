import { discoverCountBy } from '../discover/discover-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed } from '../../core/language/listed.ts';
import { m } from '../../paraglide/messages.js';
import type { AiSearchRequest, FoundTitle, Understood as UnderstoodWords } from './ai-search.ts';
import { pageAddress } from '../../core/routes.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { close } from '../../core/ui/icon-paths.ts';
import { startAiSearch } from './ai-search.store.ts';

interface UnderstoodProps {
  request: AiSearchRequest;
  understood: UnderstoodWords;
}

/** The filters read from a description without AI, each removable, and the words that were not understood. */
export function Understood({ request, understood }: UnderstoodProps) {
  const { english, chips, missed, path, takenOff = [], byFit = false } = understood;
  const search = (left: readonly string[]) =>
    void startAiSearch({ ...request, withoutAi: true, takenOff: left });
  return (
    <div className="mt-4 grid gap-3">
      {!english && <p>{m.ai_words_other_language()}</p>}
      {english && chips.length === 0 && (
        <p>{takenOff.length > 0 ? m.ai_words_nothing_left() : m.ai_words_nothing_understood()}</p>
      )}
      {chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <h3 id="ai-understood" className="text-sm font-normal text-ink-mute">
            {m.ai_words_understood()}
          </h3>
          <ul aria-labelledby="ai-understood" className="flex flex-wrap gap-2">
            {chips.map(({ label, path: address }) => (
              <li key={label} className="flex items-center">
                {address === null ? (
                  <span className="chip">{label}</span>
                ) : (
                  <a className="chip" href={pageAddress(address)}>
                    {label}
                  </a>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={m.ai_words_take_off({ label: isolated(label) })}
                  title={m.ai_words_take_off({ label: isolated(label) })}
                  onClick={() => search([...takenOff, label])}
                >
                  <Icon path={close} className="size-4 shrink-0" />
                </button>
              </li>
            ))}
          </ul>
          {path !== null && (
            <a className="text-link text-sm" href={pageAddress(path)}>
              {m.ai_words_in_discover()}
            </a>
          )}
        </div>
      )}
      {takenOff.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-mute">
          {m.ai_words_taken_off()}
          {takenOff.map((label) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-label={m.ai_words_put_back({ label: isolated(label) })}
              onClick={() => search(takenOff.filter((other) => other !== label))}
            >
              <s>{label}</s>
            </button>
          ))}
        </p>
      )}
      {byFit && <p className="text-sm text-ink-mute">{m.ai_words_by_fit()}</p>}
      {missed.length > 0 && (
        <p className="max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">
          {m.ai_words_missed({ words: listed(missed.map(isolated)) })}
        </p>
      )}
    </div>
  );
}

/** Says that few or no titles match all of it, and offers what there would be without one of the chips. */
export function Partly({ titles, ...asked }: UnderstoodProps & { titles: readonly FoundTitle[] }) {
  const some = titles.some(({ lacks }) => !lacks?.length);
  return (
    <div className="mt-4 grid gap-3">
      <p className="max-w-prose">{some ? m.ai_words_few_found() : m.ai_words_partly_found()}</p>
      <p className="flex flex-wrap gap-2">
        <Looser {...asked} />
      </p>
    </div>
  );
}

/** What there would be without one of the chips. */
export function Looser({ request, understood }: UnderstoodProps) {
  const { kind, looser = [], takenOff = [] } = understood;
  return looser.map(({ label, count }, index) => (
    <button
      key={label}
      type="button"
      className={`button ${index === 0 ? 'button-primary' : 'button-quiet'}`}
      onClick={() => void startAiSearch({ ...request, withoutAi: true, takenOff: [...takenOff, label] })}
    >
      {m.discover_loosen({ label: isolated(label), count: discoverCountBy[kind](count) })}
    </button>
  ));
}
