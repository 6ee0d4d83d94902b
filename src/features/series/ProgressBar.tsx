import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';

/** The watched share of aired episodes. */
export function ProgressBar({ watched, aired }: { watched: number; aired: number }) {
  return (
    <span className="flex min-w-0 grow items-center gap-3">
      <progress className="watch-progress" value={watched} max={aired} aria-hidden="true" />
      <span
        className="shrink-0 text-sm text-ink-soft"
        title={m.series_progress_of({ watched, ...counted(aired) })}
      >
        <span aria-hidden="true">{m.series_progress({ watched, aired })}</span>
        <span className="sr-only">{m.series_progress_of({ watched, ...counted(aired) })}</span>
      </span>
    </span>
  );
}
