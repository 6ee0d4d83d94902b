import type { AiSearchRequest, Understood as UnderstoodWords } from '../../domain/ai/ai-search.ts';
import { AI_MESSAGES, DISCOVER_MESSAGES } from '../../domain/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { close } from '../ui/icon-paths.ts';
import { startAiSearch } from '../../stores/ai/ai-search.ts';

const { words } = AI_MESSAGES;

interface UnderstoodProps {
  request: AiSearchRequest;
  understood: UnderstoodWords;
}

/** What was read out of a description without a model, each to be taken off, and what was not. */
export function Understood({ request, understood }: UnderstoodProps) {
  const { english, chips, missed, path, takenOff = [], byFit = false } = understood;
  const search = (left: readonly string[]) =>
    void startAiSearch({ ...request, withoutAi: true, takenOff: left });
  return (
    <div className="mt-4 grid gap-3">
      {!english && <p>{words.otherLanguage}</p>}
      {english && chips.length === 0 && (
        <p>{takenOff.length > 0 ? words.nothingLeft : words.nothingUnderstood}</p>
      )}
      {chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <h3 id="ai-understood" className="text-sm font-normal text-ink-mute">
            {words.understood}
          </h3>
          <ul aria-labelledby="ai-understood" className="flex flex-wrap gap-2">
            {chips.map(({ label, path: address }) => (
              <li key={label} className="flex items-center">
                {address === null ? (
                  <span className="chip">{label}</span>
                ) : (
                  <a className="chip" href={address}>
                    {label}
                  </a>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.takeOff(label)}
                  title={words.takeOff(label)}
                  onClick={() => search([...takenOff, label])}
                >
                  <Icon path={close} className="size-4 shrink-0" />
                </button>
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
      {takenOff.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-mute">
          {words.takenOff}
          {takenOff.map((label) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-label={words.putBack(label)}
              onClick={() => search(takenOff.filter((other) => other !== label))}
            >
              <s>{label}</s>
            </button>
          ))}
        </p>
      )}
      {byFit && <p className="text-sm text-ink-mute">{words.byFit}</p>}
      {missed.length > 0 && (
        <p className="max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">{words.missed(missed)}</p>
      )}
    </div>
  );
}

/** Where nothing fits: what there would be without one of the chips. */
export function Looser({ request, understood }: UnderstoodProps) {
  const { kind, looser = [], takenOff = [] } = understood;
  return looser.map(({ label, count }, index) => (
    <button
      key={label}
      type="button"
      className={`button ${index === 0 ? 'button-primary' : 'button-quiet'}`}
      onClick={() => void startAiSearch({ ...request, withoutAi: true, takenOff: [...takenOff, label] })}
    >
      {DISCOVER_MESSAGES.loosen(label, DISCOVER_MESSAGES.count[kind](count))}
    </button>
  ));
}
