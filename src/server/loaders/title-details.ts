import type { Catalogue } from '../../catalogue/contract.ts';
import type { Opinions } from '../../domain/opinions.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  isIdBeyond,
  parseTitleId,
  type Kind,
  type MovieDetails,
  type SeriesDetails,
  type TitleDetails,
  type TitleSummary,
} from '../../domain/title.ts';
import { services } from '../services.ts';
import { loadOpinions } from './opinions.ts';
import { outcomeOf } from './outcome.ts';
import { partsBeside } from './parts-beside.ts';

/** What a title's page shows, whichever kind it is of. */
export interface TitleAnswer<T extends TitleDetails = TitleDetails> {
  title: T;
  opinions: Opinions;
  /** Of the collection a movie is part of, those around it; none while nobody has asked for them before. */
  parts: TitleSummary[];
  /** A part of the page could not be loaded: it is shown without, and not kept. */
  incomplete: boolean;
  /** Whether reminders can come by e-mail. */
  mails: boolean;
}

function loadTitle<T extends TitleDetails>(
  kind: Kind,
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
  ask: (catalogue: Catalogue, id: number) => Promise<T | null>,
): Promise<Outcome<TitleAnswer<T>>> {
  return outcomeOf<TitleAnswer<T>>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue, jobs } = await services();
    const [asked, opinions] = await Promise.all([
      ask(catalogue, id).then(async (found) => found && { found, parts: await partsBeside(found) }),
      loadOpinions({ kind, id }, parameters, requestId),
    ]);
    if (!asked) return { kind: 'notFound' };
    const { found: title, parts } = asked;
    const incomplete = opinions.kind === 'error';
    return { kind: 'ok', title, opinions, parts, incomplete, mails: jobs.sendsReminders };
  });
}

/** A movie's page: its details, and what people think of it. */
export function loadMovie(
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<TitleAnswer<MovieDetails>>> {
  return loadTitle('movie', segment, parameters, requestId, (catalogue, id) => catalogue.movie(id));
}

/** A series' page: its details, and what people think of it. */
export function loadSeries(
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<TitleAnswer<SeriesDetails>>> {
  return loadTitle('tv', segment, parameters, requestId, (catalogue, id) => catalogue.show(id));
}
