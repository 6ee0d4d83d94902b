import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { oncePressed } from '../ui/once-pressed.ts';
import type { EpisodeRow } from './find-rows.ts';

interface EpisodeButtonsProps {
  /** Of the episode. */
  name: string;
  /** Null while that is not known. */
  isMarked: boolean | null;
  onMark: (scope: 'episode' | 'upTo') => void;
  /** Asks on which day it was watched. */
  onDate: () => void;
  /** Whether all up to here can be marked: not of specials. */
  hasUpTo: boolean;
}

interface EpisodeMarksProps extends Omit<EpisodeButtonsProps, 'name'> {
  row: EpisodeRow;
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows lead to the same button of the next episode. */
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

/** The marks of one episode on the page of its season. Nothing for what is still to come. */
export function EpisodeMarks({ row, ...marks }: EpisodeMarksProps) {
  return row.isAhead ? null : createPortal(<EpisodeButtons name={row.name} {...marks} />, row.place);
}

/** The same without their place. */
export function EpisodeButtons({ name, isMarked, onMark, onDate, hasUpTo }: EpisodeButtonsProps) {
  return (
    <div role="presentation" className="mt-3 flex flex-wrap gap-2" onKeyDown={goOn}>
      <button
        type="button"
        className="button button-quiet min-h-9 px-3 text-sm aria-pressed:border-marquee aria-pressed:text-marquee max-md:min-h-11"
        data-episode-mark="episode"
        aria-pressed={isMarked ?? undefined}
        aria-label={words.watchedOf(name)}
        {...oncePressed(() => onMark('episode'))}
      >
        <Icon path={icons.check} className="size-4 shrink-0" />
        {words.watched}
      </button>
      {isMarked !== null && (
        <button
          type="button"
          className="min-h-9 cursor-pointer rounded px-2 text-sm font-semibold text-ink-soft hover:text-marquee max-md:min-h-11"
          data-episode-mark="day"
          aria-label={words.dayOf(name)}
          onClick={onDate}
        >
          {words.day}
        </button>
      )}
      {hasUpTo && isMarked === false && (
        <button
          type="button"
          className="min-h-9 cursor-pointer rounded px-2 text-sm font-semibold text-ink-soft hover:text-marquee max-md:min-h-11"
          data-episode-mark="upTo"
          aria-label={words.upToOf(name)}
          {...oncePressed(() => onMark('upTo'))}
        >
          {words.upTo}
        </button>
      )}
    </div>
  );
}
