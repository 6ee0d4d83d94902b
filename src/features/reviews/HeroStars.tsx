import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import { halvesOf, type InitialRatings } from '../../core/averages.ts';
import type { TitleId } from '../../core/title.ts';
import { $rating, openRating, rate } from './ratings.store.ts';
import { StarRadios } from './StarRadios.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface HeroStarsProps {
  title: TitleId;
  ratings: InitialRatings | null;
}

/** A signed-in user's rating beside the list buttons. */
export function HeroStars({ title, ratings }: HeroStarsProps) {
  const rating = useStore($rating);
  useEffect(() => openRating(title, ratings), [title, ratings]);
  return (
    <div className="title-stars">
      <StarRadios
        label={m.rating_own()}
        own={(rating ?? ratings)?.own ?? null}
        onStars={rate}
        clear={{ label: m.rating_clear_label(), of: m.rating_clear_of() }}
        initial={halvesOf(ratings)}
      />
    </div>
  );
}
