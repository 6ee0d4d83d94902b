import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { averageText, type RatingSummary } from '../../core/averages.ts';
import { $rating } from './ratings.store.ts';
import { StarsDisplay } from '../../core/ui/StarsDisplay.tsx';
import { useStore } from '../../core/ui/use-store.ts';

/** The average rating, linked to the reviews. */
export function HeroRating({ summary }: { summary: RatingSummary | null }) {
  const view = useStore($rating);
  const { average, count } = (view ? view.summary : summary) ?? { average: null, count: 0 };
  return (
    <a
      href="#reviews"
      className="hero-rating flex min-h-7 flex-wrap items-baseline gap-x-2 rounded max-md:min-h-11 max-md:items-center"
    >
      <StarsDisplay value={average} />
      {average !== null && <span className="font-semibold">{averageText(average)}</span>}
      <span className="text-sm text-ink-mute">{m.count_ratings(counted(count))}</span>
    </a>
  );
}
