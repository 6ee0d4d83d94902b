import { m } from '../../paraglide/messages.js';
import { useLayoutEffect, useRef } from 'react';
import { pageAddress } from '../../core/routes.ts';
import type { Tag } from './tags.ts';
import { $tags, followTags, remove } from './tags.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { TagRow } from './TagRow.tsx';

interface TagsPageProps {
  userId: string;
  /** As rendered, by name. */
  tags: Tag[];
}

/** Renames, merges and deletes the user's tags. */
export function TagsPage({ userId, tags }: TagsPageProps) {
  const shown = useStore($tags) ?? tags;
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: an effect would run after an early press.
  useLayoutEffect(() => followTags(userId, tags), [userId, tags]);
  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {m.tags_page_title()}
        </h1>
        {shown.length === 0 ? (
          <div className="flex flex-col items-start gap-4 py-10">
            <p className="text-xl font-semibold">{m.tags_page_none()}</p>
            <p className="text-ink-soft">{m.tags_page_none_text()}</p>
            <a className="button button-primary" href={pageAddress('/movies/popular')}>
              {m.tags_page_browse()}
            </a>
          </div>
        ) : (
          <p className="mt-3 text-ink-soft">{m.tags_page_text()}</p>
        )}
        <ul className="mt-6">
          {shown.map((tag) => (
            <li key={tag.key} className="border-b border-ground-line">
              <TagRow
                tag={tag}
                onRemove={() => {
                  // Keeps the focus on the page: the row is removed.
                  heading.current?.focus();
                  void remove(tag);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
