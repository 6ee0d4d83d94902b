import { counted } from '../../domain/format.ts';
import { m } from '../../paraglide/messages.js';
import type { TitleId } from '../../domain/title.ts';
import { $progress } from '../../stores/series/card-progress.ts';
import { useStore } from '../ui/use-store.ts';

/** How far the user is in a series they follow, along the lower edge of its poster. */
export function CardProgress({ title: { kind, id } }: { title: TitleId }) {
  const progress = useStore($progress).get(id);
  const { watched, aired } = (kind === 'tv' && progress) || { watched: 0, aired: 0 };
  if (aired === 0) return null;
  return (
    <progress max={aired} value={watched} aria-label={m.series_progress_of({ watched, ...counted(aired) })} />
  );
}
