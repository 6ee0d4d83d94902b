import type { CalendarDate } from '../../core/dates.ts';
import { SHOWN } from '../../core/images.ts';
import type { OwnCards } from '../cards/own-cards.ts';
import type { ProfileTitle } from './public-profile.ts';
import { titleKey } from '../../core/title.ts';
import { MarkedCard } from '../cards/MarkedCard.tsx';

interface FavoriteCardsProps {
  titles: ProfileTitle[];
  imageBase: string;
  day: CalendarDate;
  /** The signed-in user's data about the titles; undefined for visitors. */
  own: OwnCards | undefined;
}

/** A person's favourites as cards. */
export function FavoriteCards({ titles, imageBase, day, own }: FavoriteCardsProps) {
  const listed = titles.map((title) => ({ ...title, voteAverage: null }));
  return (
    <ul className="grid max-w-[56rem] grid-cols-2 gap-x-4 gap-y-7 min-[640px]:grid-cols-4 min-[640px]:gap-6">
      {listed.map((title, index) => (
        <li key={titleKey(title)}>
          <MarkedCard
            title={title}
            heading="h3"
            imageBase={imageBase}
            sizes={SHOWN.grid}
            priority={index === 0}
            day={day}
            own={own}
          />
        </li>
      ))}
    </ul>
  );
}
