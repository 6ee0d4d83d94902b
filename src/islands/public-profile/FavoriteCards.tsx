import type { CalendarDate } from '../../domain/dates.ts';
import { SHOWN } from '../../domain/images.ts';
import type { OwnCards } from '../../domain/lists/own-cards.ts';
import type { ProfileTitle } from '../../domain/public-profile/public-profile.ts';
import { titleKey } from '../../domain/title.ts';
import { MarkedCard } from '../shared/MarkedCard.tsx';

interface FavoriteCardsProps {
  titles: ProfileTitle[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
  /** What they are to whoever looks at the page, where they have a session. */
  own: OwnCards | undefined;
}

/** The titles a person puts first, as cards like any others. */
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
