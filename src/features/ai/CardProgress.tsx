import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import type { TitleId } from '../../core/title.ts';
import { $progress } from '../series/card-progress.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** Progress in a followed series, along the lower edge of its poster. */
export function CardProgress({ title: { kind, id } }: { title: TitleId }) {
  const progress = useStore($progress).get(id);
  const { watched, aired } = (kind === 'tv' && progress) || { watched: 0, aired: 0 };
  if (aired === 0) return null;
  return (
    <progress max={aired} value={watched} aria-label={m.series_progress_of({ watched, ...counted(aired) })} />
  );
}
