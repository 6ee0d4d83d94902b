import { isUpcoming, today, type CalendarDate } from '../../domain/dates.ts';
import type { Opinions } from '../../domain/opinions.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { parseTitleId, type MovieDetails, type SeriesDetails } from '../../domain/title.ts';
import { services } from '../services.ts';
import { loadOpinions } from './opinions.ts';
import { outcomeOf } from './outcome.ts';

export interface MoviePage {
  movie: MovieDetails;
  upcoming: boolean;
  /** Whether a reminder can come by e-mail. */
  mails: boolean;
  opinions: Opinions;
}

export interface SeriesPage {
  series: SeriesDetails;
  /** Today, for the badge. */
  day: CalendarDate;
  opinions: Opinions;
}

/** A movie's page: its details, whether it is still to be released, and what people think of it. */
export function loadMovie(
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<MoviePage>> {
  return outcomeOf<MoviePage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: 'invalid' };
    const { catalogue, clock, jobs } = await services();
    const [movie, opinions] = await Promise.all([
      catalogue.movie(id),
      loadOpinions({ kind: 'movie', id }, parameters, requestId),
    ]);
    if (!movie) return { kind: 'notFound' };
    const upcoming = isUpcoming(movie.date, today(clock));
    return { kind: 'ok', movie, upcoming, mails: jobs.sendsReminders, opinions };
  });
}

/** A series' page, with today's date for its badge, and what people think of it. */
export function loadSeries(
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<SeriesPage>> {
  return outcomeOf<SeriesPage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: 'invalid' };
    const { catalogue, clock } = await services();
    const [series, opinions] = await Promise.all([
      catalogue.show(id),
      loadOpinions({ kind: 'tv', id }, parameters, requestId),
    ]);
    return series ? { kind: 'ok', series, day: today(clock), opinions } : { kind: 'notFound' };
  });
}
