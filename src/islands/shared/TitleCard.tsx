import type { ReactNode } from 'react';
import { cutText, LONGEST } from '../../domain/bounds.ts';
import { formatDate, yearOf } from '../../domain/dates.ts';
import { formatVote } from '../../domain/format.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { CARD_LINE_MESSAGES } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import { Poster } from './Poster.tsx';
import { titleData } from './title-data.ts';

export interface TitleCardProps {
  title: ListTitle;
  /** One level below the heading the card stands under. */
  heading: 'h2' | 'h3';
  imageBase: string;
  sizes: string;
  priority?: boolean;
  /** Why it is dimmed. */
  dimmed?: string | undefined;
  /** What lies on its picture. */
  bar?: ReactNode;
  sign?: ReactNode;
  /** Controls that belong to the card but not to its link. */
  actions?: ReactNode;
}

/**
 * Says of a card that its island has taken it over: until then nobody may add to it (islands/lists/card-marks.ts), since
 * what an island would not draw itself is taken out.
 */
const own = (card: HTMLElement | null) => card?.setAttribute('data-owned', '');

/** One title as a poster with name, year and rating, linking to its page. The only card there is. */
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
  // A page holds twenty of them, and weighs no more with the longest names there are.
  const title = { ...whole, title: cutText(whole.title, LONGEST.cardTitle) };
  const vote = formatVote(title.voteAverage);
  // What nobody could rate yet is still to come: its day matters, not its year.
  const day = vote === null ? title.date : null;
  const when = day ? formatDate(day) : yearOf(title.date);
  return (
    <article className="title-card group" ref={own} {...titleData(title)} data-dimmed={dimmed}>
      <a href={titlePath(title)}>
        <Poster title={title} imageBase={imageBase} sizes={sizes} priority={priority}>
          {bar}
        </Poster>
        <Heading className="title-card-name">{title.title}</Heading>
        <p className="title-card-line">
          {when ? <time dateTime={day ?? undefined}>{when}</time> : <span>{CARD_LINE_MESSAGES.undated}</span>}
          {vote && (
            <span className="title-card-vote">
              <span className="sr-only">{CARD_LINE_MESSAGES.rated} </span>
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
