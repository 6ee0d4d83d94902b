import { aiExamplesBy } from './ai-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Kind } from '../../core/title.ts';

interface ExamplePromptsProps {
  kind: Kind;
  onChoose: (example: string) => void;
}

/** Example descriptions; a click fills the form. */
export function ExamplePrompts({ kind, onChoose }: ExamplePromptsProps) {
  return (
    <div role="group" aria-labelledby="ai-examples">
      <p id="ai-examples" className="mb-2 text-sm text-ink-mute">
        {m.ai_for_example()}
      </p>
      <ul className="flex flex-wrap gap-2">
        {aiExamplesBy[kind]().map((example) => (
          <li key={example}>
            <button
              type="button"
              className="chip min-h-11 cursor-pointer rounded-lg px-3 py-1 text-start hover:border-marquee hover:text-ink"
              onClick={() => onChoose(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
