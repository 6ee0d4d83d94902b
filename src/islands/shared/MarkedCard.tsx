import type { ReactNode } from 'react';
import type { CalendarDate } from '../../domain/dates.ts';
import { whyDimmed, type OwnCards } from '../../domain/lists/own-cards.ts';
import { MY_SERVICES_MESSAGES, SERIES_MESSAGES } from '../../domain/messages.ts';
import { titleKey } from '../../domain/title.ts';
import { DIMMED } from './dimmed.ts';
import { CardMarks } from './CardMarks.tsx';
import { TitleCard, type TitleCardProps } from './TitleCard.tsx';

interface MarkedCardProps extends Pick<
  TitleCardProps,
  'title' | 'heading' | 'imageBase' | 'sizes' | 'priority'
> {
  /** Today. */
  day: CalendarDate;
  /** What titles are to whoever looks at the page; a visitor's page has none. */
  own?: OwnCards | undefined;
  /** Whether it stands in a list for everybody, where what somebody hides is dimmed. */
  amongAll?: boolean;
  /** Its controls, in the place of the list buttons; false for none. */
  actions?: ReactNode;
}

/** A card with the list buttons, or others, and with what it says of whoever looks at it: as islands/lists/card-sources.ts shows it. */
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
          <progress max={aired} value={watched} aria-label={SERIES_MESSAGES.progressOf(watched, aired)} />
        )
      }
      sign={
        known?.included && (
          <span data-included="" title={MY_SERVICES_MESSAGES.included}>
            <span className="sr-only">{MY_SERVICES_MESSAGES.included}</span>
          </span>
        )
      }
      actions={actions ?? <CardMarks title={card.title} day={day} own={known} />}
    />
  );
}
