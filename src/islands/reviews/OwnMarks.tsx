import { useEffect } from 'react';
import { TAG_MESSAGES as words } from '../../domain/messages.ts';
import { tagKey, tagPath } from '../../domain/tags/tags.ts';
import type { TitleId } from '../../domain/title.ts';
import { $ownMarks, followMarks } from '../../stores/tags/marks.ts';
import { useStore } from '../ui/use-store.ts';

/** One's own tags of the title of this page, each leading to all titles with it, and one's note. */
export function OwnMarks({ title: { kind, id } }: { title: TitleId }) {
  const marks = useStore($ownMarks);
  useEffect(() => followMarks({ kind, id, season: null }), [kind, id]);
  if (!marks || (marks.tags.length === 0 && marks.note === '')) return null;
  return (
    <section aria-label={words.own} className="mt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{words.own}</h3>
      {marks.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {marks.tags.map((tag) => (
            <li key={tagKey(tag)} className="max-w-full">
              <a className="chip [overflow-wrap:anywhere]" href={tagPath(tagKey(tag))}>
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
