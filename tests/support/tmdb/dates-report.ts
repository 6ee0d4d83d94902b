import { releaseWords } from '../../../src/features/reminders/reminder-words.ts';
import { createCatalogue } from '../../../src/catalogue/client.ts';
import { addDays, formatDate, isUpcoming, today } from '../../../src/core/dates.ts';
import { dueDay } from '../../../src/features/reminders/reminders.ts';
import { seriesBadge, seriesDateLine } from '../../../src/features/series/series-dates.ts';
import { filterYears } from '../../../src/features/title-lists/years.ts';
import { createCatalogueServer } from '../../../packages/embedded/src/tmdb/server.ts';

// Prints the product's decisions by calendar at each given moment, one line each.
// tests/unit/catalogue/time-zones.test.ts runs it with different TZ.
const complain = (_fields: object, message: string) => void process.stderr.write(`${message}\n`);

async function reportAt(moment: string): Promise<object> {
  const clock = () => new Date(moment);
  const server = createCatalogueServer({ clock });
  const catalogue = createCatalogue({
    fetch: (request) => server.api(request),
    baseUrl: 'http://catalogue.embedded/3',
    apiKey: undefined,
    clock,
    log: { error: complain, warn: complain },
    limits: { perSecond: Infinity },
  });
  const day = today(clock);
  const upcoming = (await catalogue.movieList('upcoming', { page: 1 })).results;
  const series = (await catalogue.seriesList('on-the-air', { page: 1 })).results.slice(0, 8);
  const shows = await Promise.all(series.map(({ id }) => catalogue.series(id)));
  return {
    day,
    due: dueDay(clock),
    nextWeek: addDays(day, 7),
    latestYear: filterYears(day)[0],
    upcoming: upcoming.map(({ id, date }) => ({
      id,
      date: date && formatDate(date),
      reminder: isUpcoming(date, day),
      words: date && releaseWords(date, day),
    })),
    series: shows.map((show) => show && { line: seriesDateLine(show), badge: seriesBadge(show, day) }),
  };
}

for (const moment of process.argv.slice(2))
  process.stdout.write(`${JSON.stringify(await reportAt(moment))}\n`);
