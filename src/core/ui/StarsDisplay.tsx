import { m } from '../../paraglide/messages.js';
import { averageText, halfStars } from '../averages.ts';
import { starsText } from '../stars.ts';

/** Stars for display, rounded to the nearest half; none without ratings. */
export function StarsDisplay({ value, className = '' }: { value: number | null; className?: string }) {
  const halves = value === null ? 0 : halfStars(value) * 2;
  const said = Number.isInteger((value ?? 0) * 2) ? starsText(value ?? 0) : averageText(value ?? 0);
  return (
    <span
      className={`stars ${className}`}
      data-halves={halves}
      role="img"
      aria-label={value === null ? m.rating_none() : m.rating_out_of({ stars: said })}
    />
  );
}
