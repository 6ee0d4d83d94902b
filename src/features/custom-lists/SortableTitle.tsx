import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ListedTitle } from './custom-lists.ts';
import { yearOf } from '../../core/dates.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { titleKey } from '../../core/title.ts';
import { takeOut } from './edits.store.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { Poster } from '../../core/ui/Poster.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { NoteField } from './NoteField.tsx';
import { PlaceField } from './PlaceField.tsx';

interface SortableTitleProps {
  title: ListedTitle;
  /** From 1, in the whole list. */
  place: number;
  all: number;
  ranked: boolean;
}

/** A title in the list editor, with drag handle, rank and note. */
export function SortableTitle({ title, place, all, ranked }: SortableTitleProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: titleKey(title) });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`border-b border-ground-line bg-ground py-3 ${isDragging ? 'relative z-10 opacity-90' : ''}`}
    >
      <div className="flex items-center gap-3">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          className="icon-button shrink-0 cursor-grab [touch-action:none]"
          aria-label={m.edit_list_handle({ title: isolated(title.title) })}
        >
          <Icon path={icons.menu} />
        </button>
        <a
          href={pageAddress(titlePath(title))}
          className="group flex min-w-0 flex-1 items-center gap-3 rounded"
        >
          <span className="w-10 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
            <Poster title={title} imageBase={currentEnvironment().config().imageBase} sizes="40px" />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
              {ranked && <span className="text-marquee">{place}. </span>}
              <bdi>{title.title}</bdi>
            </span>
            <span className="text-sm text-ink-mute">{yearOf(title.date)}</span>
          </span>
        </a>
        <PlaceField title={title} place={place} all={all} />
        <button
          type="button"
          className="icon-button shrink-0"
          aria-label={m.edit_list_remove({ title: isolated(title.title) })}
          onClick={(event) => {
            // Moves the focus to the next row: this one is removed.
            const row = event.currentTarget.closest('li');
            const next = row?.nextElementSibling ?? row?.previousElementSibling;
            next?.querySelector('button')?.focus();
            void takeOut(title);
          }}
        >
          <Icon path={icons.close} />
        </button>
      </div>
      <NoteField title={title} />
    </li>
  );
}
