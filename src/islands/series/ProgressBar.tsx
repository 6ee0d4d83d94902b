import { SERIES_MESSAGES as words } from '../../domain/messages.ts';

/** How much is watched of what has aired, as a bar and in words. */
export function ProgressBar({ watched, aired }: { watched: number; aired: number }) {
  return (
    <span className="flex min-w-0 grow items-center gap-3">
      <progress className="watch-progress" value={watched} max={aired} aria-hidden="true" />
      <span className="shrink-0 text-sm text-ink-soft" title={words.progressOf(watched, aired)}>
        <span aria-hidden="true">{words.progress(watched, aired)}</span>
        <span className="sr-only">{words.progressOf(watched, aired)}</span>
      </span>
    </span>
  );
}
