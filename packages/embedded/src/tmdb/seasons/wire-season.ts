import { appended } from '../appends.ts';
import { idOf, notFound, ok } from '../answers.ts';
import type { Day } from '../calendar.ts';
import { company } from '../names.ts';
import { episodesOf, seasonsOf, type Episode, type Season } from './seasons.ts';
import { hash } from '../seed.ts';
import type { Series } from '../title.ts';
import { creditId } from '../artists/wire-credits.ts';

/** Max age, in seconds. */
const MAX_AGE = 28_800;

/** A positive id of an object without a TMDB id. */
const ownId = (text: string) => 1 + (hash(text) % 2_147_483_646);

/** The last or next episode in tv/{id}. The data has no names, so it is "Episode 5". */
export function episodeBrief(series: Series, { season, number, date }: Episode, type: string) {
  return {
    air_date: date,
    episode_number: number,
    episode_type: type,
    id: ownId(`episode ${series.id} ${season} ${number}`),
    name: `Episode ${number}`,
    overview: '',
    production_code: '',
    runtime: series.record.episode_runtime,
    season_number: season,
    show_id: series.id,
    still_path: null,
    vote_average: 0,
    vote_count: 0,
  };
}

/** A season in tv/{id}. */
export function seasonBrief(series: Series, { number, date, episodes }: Season) {
  return {
    air_date: date,
    episode_count: episodes,
    id: ownId(`season ${series.id} ${number}`),
    name: `Season ${number}`,
    overview: '',
    poster_path: `/t${series.id}.svg`,
    season_number: number,
    vote_average: 0,
  };
}

/** Answers tv/{id}/season/{n}; undefined for an unknown season. */
export function seasonDetails(series: Series, number: number, today: Day) {
  const seasons = seasonsOf(series, today);
  const season = seasons.find((one) => one.number === number);
  if (!season) return undefined;
  const ended = series.broadcast.weekdays.length === 0;
  const { episode_count: _, ...brief } = seasonBrief(series, season);
  return {
    _id: creditId('season', series.id, number),
    ...brief,
    networks: series.record.networks.map((name) => company(name, series.record.countries[0] ?? '')),
    episodes: episodesOf(series, season, today).map((episode) => ({
      ...episodeBrief(
        series,
        episode,
        ended && number === seasons.length && episode.number === season.episodes ? 'finale' : 'standard',
      ),
      crew: [],
      guest_stars: [],
    })),
  };
}

const NOTHING: Record<string, object> = {
  credits: { cast: [], crew: [], guest_stars: [] },
  videos: { results: [] },
};

/** Answers tv/{id}/season/{n}, with the parts in `append_to_response`, or one of its sub-resources. */
export function seasonAnswer(
  series: Series,
  number: string,
  part: string | undefined,
  { today, parameters }: { today: Day; parameters: URLSearchParams },
): Response {
  const answer = seasonDetails(series, number === '0' ? 0 : idOf(number), today);
  if (!answer) throw notFound();
  const partOf = (name: string) => (Object.hasOwn(NOTHING, name) ? NOTHING[name] : undefined);
  if (part === undefined) return ok({ ...answer, ...appended(parameters, partOf) }, MAX_AGE);
  const body = partOf(part);
  if (!body) throw notFound();
  return ok({ id: answer.id, ...body }, MAX_AGE);
}
