import { starsCount } from '../stars-count.ts';
import { m } from '../../paraglide/messages.js';
import { starsText, starSigns, type Stars } from '../stars.ts';

/** A rating for display. */
export function OwnStars({ stars }: { stars: Stars }) {
  return (
    <span
      role="img"
      aria-label={m.rating_you_gave({ stars: starsText(stars), starsCount: starsCount(stars) })}
      className="whitespace-nowrap text-marquee"
    >
      {starSigns(stars)}
    </span>
  );
}
