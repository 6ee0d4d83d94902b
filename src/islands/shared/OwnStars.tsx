import { RATING_MESSAGES } from '../../domain/messages.ts';
import { starSigns, type Stars } from '../../domain/reviews/stars.ts';

/** Stars somebody gave, to be read. */
export function OwnStars({ stars }: { stars: Stars }) {
  return (
    <span role="img" aria-label={RATING_MESSAGES.youGave(stars)} className="whitespace-nowrap text-marquee">
      {starSigns(stars)}
    </span>
  );
}
