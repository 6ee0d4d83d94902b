import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';
import { cutText, LONGEST } from '../../core/bounds.ts';
import { formatDate, yearOf } from '../../core/dates.ts';
import { formatVote } from '../../core/format.ts';
import type { ListTitle } from '../../core/lists.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { Poster } from '../../core/ui/Poster.tsx';
import { titleData } from './title-data.view.ts';

export interface TitleCardProps {
  title: ListTitle;
  /** One level below the section's heading. */
  heading: 'h2' | 'h3';
  imageBase: string;
  sizes: string;
  priority?: boolean;
  /** The reason, if the card is dimmed. */
  dimmed?: string | undefined;
  /** Overlay on the poster. */
  bar?: ReactNode;
  sign?: ReactNode;
  /** Controls outside the card's link. */
  actions?: ReactNode;
}

/**
 * Marks a card as hydrated. Until then no script may add to it (features/marks/serve-cards.client.ts), since React
 * removes what the island does not render.
 */
const own = (card: HTMLElement | null) => card?.setAttribute('data-owned', '');

/** A title's card: a link with poster, name, year and rating. All cards use it. */
export function TitleCard({
  title: whole,
  heading: Heading,
  imageBase,
  sizes,
  priority,
  dimmed,
  bar,
  sign,
  actions,
}: TitleCardProps) {
  // Bounds the page's size, whatever the length of names.
  const title = { ...whole, title: cutText(whole.title, LONGEST.cardTitle) };
  const vote = formatVote(title.voteAverage);
  // A title without ratings is upcoming: show its day instead of its year.
  const day = vote === null ? title.date : null;
  const when = day ? formatDate(day) : yearOf(title.date);
  return (
    <article className="title-card group" ref={own} {...titleData(title)} data-dimmed={dimmed}>
      <a href={pageAddress(titlePath(title))}>
        <Poster title={title} imageBase={imageBase} sizes={sizes} priority={priority}>
          {bar}
        </Poster>
        <Heading className="title-card-name">{title.title}</Heading>
        <p className="title-card-line">
          {when ? <time dateTime={day ?? undefined}>{when}</time> : <span>{m.card_line_undated()}</span>}
          {vote && (
            <span className="title-card-vote">
              <span className="sr-only">{m.card_line_rated()} </span>
              {vote}
            </span>
          )}
        </p>
        {sign}
      </a>
      {actions}
    </article>
  );
}
