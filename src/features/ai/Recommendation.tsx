import type { CalendarDate } from '../../core/dates.ts';
import type { TitleSummary } from '../../core/title.ts';
import { CardProgress } from './CardProgress.tsx';
import { CardMarks } from '../cards/CardMarks.tsx';
import { TitleCard } from '../cards/TitleCard.tsx';

interface RecommendationProps {
  title: TitleSummary;
  reason: string | null;
  imageBase: string;
  day: CalendarDate;
}

/** A recommended title with its reason and list buttons. */
export function Recommendation({ title, reason, imageBase, day }: RecommendationProps) {
  return (
    <TitleCard
      title={title}
      heading="h3"
      imageBase={imageBase}
      sizes="112px"
      bar={<CardProgress title={title} />}
      actions={
        <>
          {/* Overlays the card's link, which stays clickable beneath it. */}
          {reason && (
            <p className="pointer-events-none col-start-2 row-start-3 mt-2 text-ink-soft [overflow-wrap:anywhere]">
              {reason}
            </p>
          )}
          <CardMarks title={title} day={day} />
        </>
      }
    />
  );
}
