import { isolated } from '../../core/language/inserted.ts';
import { listed } from '../../core/language/listed.ts';
import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import type { TitleSummary } from '../../core/title.ts';
import { CardProgress } from './CardProgress.tsx';
import { CardMarks } from '../cards/CardMarks.tsx';
import { TitleCard } from '../cards/TitleCard.tsx';

interface RecommendationProps {
  title: TitleSummary;
  reason: string | null;
  /** What it does not match of the wish. */
  lacks?: readonly string[] | undefined;
  imageBase: string;
  day: CalendarDate;
}

/** A recommended title beside the reason for it, with its list buttons. */
export function Recommendation({ title, reason, lacks = [], imageBase, day }: RecommendationProps) {
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
              {lacks.length > 0 && (
                <span className="mt-1 block text-sm text-ink-mute">
                  {m.ai_words_lacks({ labels: listed(lacks.map(isolated)) })}
                </span>
              )}
            </p>
          )}
          <CardMarks title={title} day={day} />
        </>
      }
    />
  );
}
