import moviesTo1979 from './data/movies-to-1979.json' with { type: 'json' };
import movies1980s1990s from './data/movies-1980s-1990s.json' with { type: 'json' };
import movies2000To2013 from './data/movies-2000-2013.json' with { type: 'json' };
import moviesFrom2014 from './data/movies-from-2014.json' with { type: 'json' };
import openMovies from './data/open-movies.json' with { type: 'json' };
import upcoming from './data/upcoming.json' with { type: 'json' };
import onAir from './data/on-air.json' with { type: 'json' };
import openSeries from './data/open-series.json' with { type: 'json' };
import seriesOther from './data/series-other.json' with { type: 'json' };
import seriesScripted from './data/series-scripted.json' with { type: 'json' };
import type { MovieRecord, SeriesRecord } from './records.ts';

/** All bundled movies. The data test checks each against the type. */
export const movieRecords = [
  ...moviesTo1979,
  ...movies1980s1990s,
  ...movies2000To2013,
  ...moviesFrom2014,
  ...openMovies,
  ...upcoming,
] as unknown as readonly MovieRecord[];

/** All bundled series. The data test checks each against the type. */
export const seriesRecords = [
  ...seriesScripted,
  ...seriesOther,
  ...openSeries,
  ...onAir,
] as unknown as readonly SeriesRecord[];
