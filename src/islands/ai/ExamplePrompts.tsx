import type { Kind } from '../../domain/title.ts';

const EXAMPLES: Record<Kind, string[]> = {
  movie: [
    'A clever heist with a twist, nothing gory',
    'Feel-good films for a rainy Sunday with the family',
    'Quiet science fiction about loneliness and hope',
    'Black-and-white thrillers from the forties and fifties',
  ],
  tv: [
    'A short mystery series that has an ending',
    'Warm comedies about people who work together',
    'Political drama with sharp dialogue',
    'Science fiction that takes its time',
  ],
};

interface ExamplePromptsProps {
  kind: Kind;
  onChoose: (example: string) => void;
}

/** Descriptions to begin with; a click puts one into the form, where it can be changed. */
export function ExamplePrompts({ kind, onChoose }: ExamplePromptsProps) {
  return (
    <div role="group" aria-labelledby="ai-examples">
      <p id="ai-examples" className="mb-2 text-sm text-ink-mute">
        For example
      </p>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES[kind].map((example) => (
          <li key={example}>
            <button type="button" className="chip example-chip" onClick={() => onChoose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
