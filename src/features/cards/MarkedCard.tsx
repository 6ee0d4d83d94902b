import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';
import type { CalendarDate } from '../../core/dates.ts';
import { whyDimmed, type OwnCards } from './own-cards.ts';
import { titleKey } from '../../core/title.ts';
import { DIMMED } from './dimmed.view.ts';
import { CardMarks } from './CardMarks.tsx';
import { TitleCard, type TitleCardProps } from './TitleCard.tsx';

interface MarkedCardProps extends Pick<
  TitleCardProps,
  'title' | 'heading' | 'imageBase' | 'sizes' | 'priority'
> {
  day: CalendarDate;
  /** The user's data about the titles; undefined for visitors. */
  own?: OwnCards | undefined;
  /** Whether it is in a list for everyone, where titles the user hides are dimmed. */
  amongAll?: boolean;
  /** Controls in place of the list buttons; false for none. */
  actions?: ReactNode;
}

/**
 * A card with list buttons or other controls, and a signed-in user's state; features/marks/serve-cards.client.ts
 * updates it.
 */
export function MarkedCard({ day, own, amongAll = false, actions, ...card }: MarkedCardProps) {
  const known = own?.cards.get(titleKey(card.title));
  const reason = known && whyDimmed(known.lists, amongAll && own?.hideSeen === true);
  const { watched = 0, aired = 0 } = known?.progress ?? {};
  return (
    <TitleCard
      {...card}
      dimmed={reason ? DIMMED[reason]() : undefined}
      bar={
        aired > 0 && (
          <progress
            max={aired}
            value={watched}
            aria-label={m.series_progress_of({ watched, ...counted(aired) })}
          />
        )
      }
      sign={
        known?.included && (
          <span data-included="" title={m.my_services_included()}>
            <span className="sr-only">{m.my_services_included()}</span>
          </span>
        )
      }
      actions={actions ?? <CardMarks title={card.title} day={day} own={known} />}
    />
  );
}
