import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { FormEvent, ReactNode } from 'react';
import { pageAddress } from '../../core/routes.ts';
import { UP_NEXT_PATH, type UpNextSeries } from './following.ts';
import { watchNext } from './up-next.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { oncePressed } from '../../core/ui/once-pressed.ts';

interface WatchNextProps {
  series: UpNextSeries;
  className: string;
  children: ReactNode;
}

/** Marks a series' next episode as watched, also without scripts; renders nothing if there is none. */
export function WatchNext({ series, className, children }: WatchNextProps) {
  const { id, title, next } = series;
  if (!next) return null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void watchNext(series);
  }

  return (
    <form method="post" action={pageAddress(UP_NEXT_PATH)} onSubmit={onSubmit}>
      <input type="hidden" name="series" value={id} />
      <input type="hidden" name="season" value={next.season} />
      <input type="hidden" name="number" value={next.number} />
      <button
        className={className}
        aria-label={m.up_next_mark_of({
          code: m.episode_code({ season: next.season, number: next.number }),
          title: isolated(title),
        })}
        {...oncePressed()}
      >
        <Icon path={icons.check} />
        {children}
      </button>
    </form>
  );
}
