import { useEffect } from 'react';
import { RATING_MESSAGES } from '../../domain/messages.ts';
import type { DrawnRatings } from '../../domain/reviews/averages.ts';
import type { TitleId } from '../../domain/title.ts';
import { $rating, openRating, rate } from '../../stores/reviews/ratings.ts';
import { StarRadios } from '../ui/StarRadios.tsx';
import { useStore } from '../ui/use-store.ts';

interface HeroStarsProps {
  title: TitleId;
  ratings: DrawnRatings | null;
}

/** One's own stars beside the list buttons of a title, for somebody signed in: the same rating as below. */
export function HeroStars({ title, ratings }: HeroStarsProps) {
  const rating = useStore($rating);
  useEffect(() => openRating(title, ratings), [title, ratings]);
  const { own, clear } = RATING_MESSAGES;
  return (
    <div className="title-stars">
      <StarRadios
        label={own}
        own={(rating ?? ratings)?.own ?? null}
        onStars={rate}
        clear={clear}
        drawnHalves={ratings?.halves}
      />
    </div>
  );
}
