import { customListVisibilityNameBy } from './custom-lists-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useRef, useState } from 'react';
import type { ListSummary } from './custom-lists.ts';
import { listPath, pageAddress } from '../../core/routes.ts';
import { imageUrl } from '../../core/images.ts';
import { renameList } from './my-lists.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { ListNameForm } from './ListNameForm.tsx';

interface MyListRowProps {
  list: ListSummary;
  imageBase: string;
  onRemove: () => void;
}

/** A list with a link to its page, renamed in place. */
export function MyListRow({ list, imageBase, onRemove }: MyListRowProps) {
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const posters = list.posters.flatMap((path) => imageUrl(imageBase, 'w92', path) ?? []).slice(0, 4);
  const facts = [m.count_titles(counted(list.items)), customListVisibilityNameBy[list.visibility]()];

  function close() {
    setRenaming(false);
    // The button is back after the next paint.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (renaming) {
    return (
      <div className="py-3">
        <ListNameForm
          name={list.name}
          label={m.my_lists_name()}
          keep={m.my_lists_save()}
          onKeep={(name) => {
            void renameList(list, name);
            close();
          }}
          onCancel={close}
        />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2 py-3">
      <a
        href={pageAddress(listPath(list))}
        className="group flex min-w-0 flex-1 items-center gap-4 rounded py-1"
      >
        <span className="flex h-16 w-28 shrink-0 overflow-hidden rounded bg-ground-high" aria-hidden="true">
          {posters.map((src) => (
            <img
              key={src}
              src={src}
              width={46}
              height={69}
              alt=""
              loading="lazy"
              decoding="async"
              className="-me-4 h-16 w-auto"
            />
          ))}
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {list.name}
          </span>
          <span className="text-sm text-ink-mute">{facts.join(' · ')}</span>
        </span>
      </a>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={m.my_lists_rename({ name: isolated(list.name) })}
        onClick={() => setRenaming(true)}
      >
        <Icon path={pageIcons.pen} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={m.my_lists_remove({ name: isolated(list.name) })}
        onClick={onRemove}
      >
        <Icon path={icons.remove} />
      </button>
    </div>
  );
}
