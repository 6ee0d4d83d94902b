import { isolated } from '../../core/language/inserted.ts';
import { pageAddress } from '../../core/routes.ts';
import { tagsPageCount } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, useState, type FormEvent } from 'react';
import { TAG_BOUNDS, tagPath, type Tag } from './tags.ts';
import { rename } from './tags.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface TagRowProps {
  tag: Tag;
  onRemove: () => void;
}

const select = (field: HTMLInputElement | null) => field?.select();

/** A tag with a link to its titles, renamed in place; Escape cancels. */
export function TagRow({ tag, onRemove }: TagRowProps) {
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setRenaming(false);
    // The button is back after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string') void rename(tag, name);
    close();
  }

  if (renaming) {
    return (
      <form className="flex flex-wrap items-center gap-2 py-3" onSubmit={save}>
        <input
          ref={select}
          name="name"
          required
          dir="auto"
          maxLength={TAG_BOUNDS.length}
          defaultValue={tag.name}
          aria-label={m.tags_page_new_name()}
          autoComplete="off"
          className="field min-w-0 flex-1"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
        <button type="submit" className="button button-primary">
          {m.tags_page_keep()}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {m.tags_page_cancel()}
        </button>
      </form>
    );
  }
  return (
    <div className="flex items-center gap-2 py-3">
      <a href={pageAddress(tagPath(tag.key))} className="group min-w-0 flex-1 rounded py-1">
        <bdi className="block font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
          {tag.name}
        </bdi>
        <span className="text-sm text-ink-mute">{tagsPageCount(tag.movies, tag.series)}</span>
      </a>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={m.tags_page_rename_of({ tag: isolated(tag.name) })}
        onClick={() => setRenaming(true)}
      >
        <Icon path={pageIcons.pen} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={m.tags_page_delete_of({ tag: isolated(tag.name) })}
        onClick={onRemove}
      >
        <Icon path={icons.remove} />
      </button>
    </div>
  );
}
