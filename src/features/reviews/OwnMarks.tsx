import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import { pageAddress } from '../../core/routes.ts';
import { tagKey, tagPath, type OwnMarks as TagsAndNote } from '../tags/tags.ts';
import type { TitleId } from '../../core/title.ts';
import { $ownMarks, followMarks } from '../tags/marks.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface OwnMarksProps {
  title: TitleId;
  /** As rendered; null if they were not loaded. */
  own: TagsAndNote | null;
}

/** A signed-in user's tags, linked to their titles, and note. */
export function OwnMarks({ title: { kind, id }, own }: OwnMarksProps) {
  const marks = useStore($ownMarks) ?? own;
  useEffect(() => followMarks({ kind, id, season: null }, own), [kind, id, own]);
  if (!marks || (marks.tags.length === 0 && marks.note === '')) return null;
  return (
    <section aria-label={m.tag_own()} className="mt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{m.tag_own()}</h3>
      {marks.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {marks.tags.map((tag) => (
            <li key={tagKey(tag)} className="max-w-full">
              <a className="chip [overflow-wrap:anywhere]" href={pageAddress(tagPath(tagKey(tag)))}>
                <bdi>{tag}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {marks.note && (
        <p dir="auto" className="mt-2 whitespace-pre-line text-sm text-ink-soft [overflow-wrap:anywhere]">
          {marks.note}
        </p>
      )}
    </section>
  );
}
