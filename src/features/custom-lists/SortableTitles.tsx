import {
  editListSpeechCancelled,
  editListSpeechDropped,
  editListSpeechLifted,
  editListSpeechOver,
} from './custom-lists-words.ts';
import { m } from '../../paraglide/messages.js';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import type { ListedTitle } from './custom-lists.ts';
import { titleKey } from '../../core/title.ts';
import { moveTo } from './edits.store.ts';
import { SortableTitle } from './SortableTitle.tsx';

interface SortableTitlesProps {
  titles: readonly ListedTitle[];
  /** Titles before this page. */
  offset: number;
  /** Titles of the whole list. */
  all: number;
  ranked: boolean;
}

/** Sorts titles by dragging, by keyboard with announcements, or by number. */
export function SortableTitles({ titles, offset, all, ranked }: SortableTitlesProps) {
  const keys = titles.map(titleKey);
  const sensors = useSensors(
    // A press without movement is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => offset + keys.indexOf(String(id)) + 1;
  const nameOf = (id: UniqueIdentifier) => titles[keys.indexOf(String(id))]?.title ?? '';
  // The first drag-over is the title's own place; announcing it would cut off the announcement of the lift.
  const justLifted = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      justLifted.current = true;
      return editListSpeechLifted(nameOf(active.id), placeOf(active.id), all);
    },
    onDragOver({ active, over }) {
      const stays = justLifted.current && over?.id === active.id;
      justLifted.current = false;
      return over && !stays ? editListSpeechOver(nameOf(active.id), placeOf(over.id), all) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      editListSpeechDropped(nameOf(active.id), placeOf(over ? over.id : active.id), all),
    onDragCancel: ({ active }) => editListSpeechCancelled(nameOf(active.id)),
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    const title = titles[keys.indexOf(String(active.id))];
    if (title && over && over.id !== active.id) void moveTo(title, placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: m.edit_list_order_help() } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {titles.length > 1 && <p className="mt-4 text-sm text-ink-mute">{m.edit_list_order_help()}</p>}
        <ol className="mt-2" aria-label={m.edit_list_titles()}>
          {titles.map((title, index) => (
            <SortableTitle
              key={titleKey(title)}
              title={title}
              place={offset + index + 1}
              all={all}
              ranked={ranked}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
