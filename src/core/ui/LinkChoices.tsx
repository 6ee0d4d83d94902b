import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { pageAddress } from '../routes.ts';

interface LinkChoice {
  label: string;
  path: string;
  current: boolean;
  /** Shown alone on narrow screens. */
  icon?: string;
  /** Handles a choice with scripts, in place of the link. */
  onChoose?: () => void;
}

/** Exclusive choices, each a link. */
export function LinkChoices({ label, choices }: { label: string; choices: readonly LinkChoice[] }) {
  function choose(event: MouseEvent, { onChoose }: LinkChoice) {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  }
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <a
          key={choice.label}
          className="chip gap-2"
          href={pageAddress(choice.path)}
          data-opens={choice.onChoose && ''}
          aria-current={choice.current ? 'true' : undefined}
          onClick={(event) => choose(event, choice)}
        >
          {choice.icon && <Icon path={choice.icon} />}
          <span className={choice.icon && 'max-sm:sr-only'}>{choice.label}</span>
        </a>
      ))}
    </nav>
  );
}
