import { isUpcoming, today, type CalendarDate } from '../../domain/dates.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { parseTitleId, type MovieDetails, type SeriesDetails } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

export interface MoviePage {
  movie: MovieDetails;
  upcoming: boolean;
  /** Whether a reminder can come by e-mail. */
  mails: boolean;
}

export interface SeriesPage {
  series: SeriesDetails;
  /** Today, for the badge. */
  day: CalendarDate;
}

/** A movie's page: its details and whether it is still to be released. */
export function loadMovie(segment: string | undefined, requestId: string): Promise<Outcome<MoviePage>> {
  return outcomeOf<MoviePage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: 'invalid' };
    const { catalogue, clock, jobs } = await services();
    const movie = await catalogue.movie(id);
    if (!movie) return { kind: 'notFound' };
    const upcoming = isUpcoming(movie.date, today(clock));
    return { kind: 'ok', movie, upcoming, mails: jobs.sendsReminders };
  });
}

/** A series' page, with today's date for its badge. */
export function loadSeries(segment: string | undefined, requestId: string): Promise<Outcome<SeriesPage>> {
  return outcomeOf<SeriesPage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: 'invalid' };
    const { catalogue, clock } = await services();
    const series = await catalogue.show(id);
    return series ? { kind: 'ok', series, day: today(clock) } : { kind: 'notFound' };
  });
}
