import type { CalendarDate } from '../../domain/dates.ts';
import { SHOWN } from '../../domain/images.ts';
import type { ProfileTitle } from '../../domain/public-profile/public-profile.ts';
import { titleKey } from '../../domain/title.ts';
import { CardMarks } from '../shared/CardMarks.tsx';
import { TitleCard } from '../shared/TitleCard.tsx';

interface FavoriteCardsProps {
  titles: ProfileTitle[];
  imageBase: string;
  /** Today. */
  day: CalendarDate;
}

/** The titles a person puts first, as cards like any others. */
export function FavoriteCards({ titles, imageBase, day }: FavoriteCardsProps) {
  const listed = titles.map((title) => ({ ...title, voteAverage: null }));
  return (
    <ul className="profile-four">
      {listed.map((title, index) => (
        <li key={titleKey(title)}>
          <TitleCard
            title={title}
            heading="h3"
            imageBase={imageBase}
            sizes={SHOWN.grid}
            priority={index === 0}
            actions={<CardMarks title={title} day={day} />}
          />
        </li>
      ))}
    </ul>
  );
}
