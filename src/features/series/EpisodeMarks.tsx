import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { KeyboardEvent } from 'react';
import { EPISODES_FORM } from '../marks/marks.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { oncePressed } from '../../core/ui/once-pressed.ts';

interface EpisodeMarksProps {
  name: string;
  /** Null until it is loaded. */
  isMarked: boolean | null;
  /** The value its button posts before hydration and without scripts (features/marks/marks.ts). */
  value: string;
  onMark: (scope: 'episode' | 'upTo') => void;
  /** Asks for the day it was watched. */
  onDate: () => void;
  /** Whether all episodes up to this one can be marked; false for specials. */
  hasUpTo: boolean;
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move to the same button of the next episode. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  const { episodeMark: mark } = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (step === undefined || !mark) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-episode-mark="${mark}"]`)];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The buttons of an episode on its season's page. */
export function EpisodeMarks({ name, isMarked, value, onMark, onDate, hasUpTo }: EpisodeMarksProps) {
  return (
    <div role="presentation" className="mt-3 flex flex-wrap gap-2" onKeyDown={goOn}>
      <button
        {...(isMarked === null
          ? { type: 'button' }
          : { type: 'submit', form: EPISODES_FORM, name: 'episode', value })}
        className="button button-quiet min-h-9 px-3 text-sm aria-pressed:border-marquee aria-pressed:text-marquee max-md:min-h-11"
        data-episode-mark="episode"
        aria-pressed={isMarked ?? undefined}
        aria-label={m.series_watched_of({ name: isolated(name) })}
        {...oncePressed(() => onMark('episode'))}
      >
        <Icon path={icons.check} className="size-4 shrink-0" />
        {m.series_watched()}
      </button>
      {isMarked !== null && (
        <button
          type="button"
          className="min-h-9 cursor-pointer rounded px-2 text-sm font-semibold text-ink-soft hover:text-marquee max-md:min-h-11"
          data-episode-mark="day"
          aria-label={m.series_day_of({ name: isolated(name) })}
          onClick={onDate}
        >
          {m.series_day()}
        </button>
      )}
      {hasUpTo && isMarked === false && (
        <button
          type="button"
          className="min-h-9 cursor-pointer rounded px-2 text-sm font-semibold text-ink-soft hover:text-marquee max-md:min-h-11"
          data-episode-mark="upTo"
          aria-label={m.series_up_to_of({ name: isolated(name) })}
          {...oncePressed(() => onMark('upTo'))}
        >
          {m.series_up_to()}
        </button>
      )}
    </div>
  );
}
