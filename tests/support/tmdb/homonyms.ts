import type { Kind } from '../../../src/core/title.ts';

/** Id, name, year (null when unknown), votes, original name. Ids from 900000000 on are invented. */
type Row = readonly [id: number, name: string, year: number | null, votes: number, originalName?: string];

const cinderellas = [1899, 1914, 1922, 1947, 1957, 1965, 1977, 1997, 2000, 2006, 2011, 2012].map(
  (year, index): Row => [900001000 + index, 'Cinderella', year, 10 + index],
);
/** More titles of one name and year than a page has. */
const loves = Array.from({ length: 45 }, (_, index): Row => [900002000 + index, 'Love', 2015, 5]);
const others = Array.from({ length: 30 }, (_, index): Row => [
  900003000 + index,
  `It ${index}`,
  1960 + index,
  50_000,
]);

const TITLES: Record<Kind, readonly Row[]> = {
  movie: [
    ...cinderellas,
    [11224, 'Cinderella', 1950, 6800],
    [150689, 'Cinderella', 2015, 6700],
    [593910, 'Cinderella', 2021, 1700],
    ...loves,
    [348678, 'Love', 2011, 900],
    ...others,
    [346364, 'It', 2017, 19000],
    [900000010, 'It', 1927, 60],
    [900000011, 'It!', 1967, 20],
    [474350, 'It Chapter Two', 2019, 9000],
    [9323, 'Ghost in the Shell', 1995, 3300, '攻殻機動隊'],
    [315837, 'Ghost in the Shell', 2017, 8000],
    [900000012, 'Ghost in the Shell 2.0', 2008, 400, '攻殻機動隊 2.0'],
    [948, 'Halloween', 1978, 5600],
    [2082, 'Halloween', 2007, 1800],
    [424139, 'Halloween', 2018, 4300],
    [841, 'Dune', 1984, 3300],
    [438631, 'Dune', 2021, 13500],
    [900000013, 'Dune', 2020, 1],
    [1091, 'The Thing', 1982, 7400],
    [60935, 'The Thing', 2011, 2700],
    [900000014, 'Thing', 1983, 3],
    [562, 'Die Hard', 1988, 10000],
    [900000015, 'Hard', 1988, 12],
    [129, 'Spirited Away', 2001, 16000, '千と千尋の神隠し'],
    [900000016, 'ハラ', 2010, 3, 'ハラ'],
    [900000017, 'バラ', 2010, 3, 'バラ'],
    [900000018, 'Capernaum', 2018, 2500, 'كفرناحوم'],
    [900000019, 'The Message', 1976, 300, 'الرِّسَالَة'],
    [900000020, 'Undated', null, 2],
    [900000021, 'Undated', 2019, 900],
    [152, 'Lilo & Stitch', 2002, 5000],
    [194, 'Amélie', 2001, 11400, "Le Fabuleux Destin d'Amélie Poulain"],
    [900000022, 'The Fall', 2006, 2000],
    [985939, 'Fall', 2022, 3500],
    [900000023, 'The Father', 2019, 5],
    [600354, 'The Father', 2020, 3000],
    [335984, 'Blade Runner 2049', 2017, 13500],
    [530915, '1917', 2019, 12000],
    [900000024, '!!!', 2014, 1],
  ],
  tv: [
    [2996, 'The Office', 2001, 1000],
    [2316, 'The Office', 2005, 4300],
    [900000102, 'The Office', 2019, 40],
    [1412, 'Arrow', 2012, 6000],
    [19614, 'It', 1990, 1700],
    [1095, 'Ghost in the Shell: Stand Alone Complex', 2002, 700, '攻殻機動隊 STAND ALONE COMPLEX'],
    [76331, 'Succession', 2018, 1500],
    [1425, 'House of Cards', 2013, 2700],
    [900000101, 'House of Cards', 1990, 90],
    [37854, 'One Piece', 1999, 4500, 'ワンピース'],
    [111110, 'ONE PIECE', 2023, 1300],
  ],
};

const PAGE = 20;

const wire = (kind: Kind, [id, name, year, votes, originalName = name]: Row) => ({
  id,
  vote_count: votes,
  vote_average: 7,
  popularity: votes / 100,
  genre_ids: [18],
  poster_path: `/${id}.jpg`,
  ...(kind === 'movie'
    ? { title: name, original_title: originalName, release_date: year === null ? '' : `${year}-06-01` }
    : { name, original_name: originalName, first_air_date: year === null ? null : `${year}-06-01` }),
});

const words = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Answers searches, titles by id, and find over the titles of this file, most votes first. */
export function answerHomonyms(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const [, , first, second = '', third = ''] = pathname.split('/');
  if (first === 'search') {
    const kind = second === 'tv' ? 'tv' : 'movie';
    const year = searchParams.get('primary_release_year') ?? searchParams.get('first_air_date_year');
    const page = Number(searchParams.get('page') ?? 1);
    const asked = words(searchParams.get('query') ?? '');
    const found = TITLES[kind]
      .filter(([, name, , , originalName = '']) => {
        const own = words(`${name} ${originalName}`);
        return asked.length === 0 || asked.some((word) => own.includes(word));
      })
      .filter(([, , released]) => year === null || released === Number(year))
      .sort((a, b) => b[3] - a[3]);
    return Response.json({
      page,
      results: found.slice((page - 1) * PAGE, page * PAGE).map((row) => wire(kind, row)),
      total_pages: Math.max(1, Math.ceil(found.length / PAGE)),
      total_results: found.length,
    });
  }
  if (first === 'find') {
    // As observed: one TheTVDB id is an episode of one series and a season of another.
    const known = second === 'tt0386676' || second === '73244';
    const series = TITLES.tv.filter(([id]) => known && id === 2316).map((row) => wire('tv', row));
    const movies = TITLES.movie.filter(([id]) => second === 'tt0077651' && id === 948);
    return Response.json({
      movie_results: movies.map((row) => wire('movie', row)),
      tv_results: series,
      person_results: [],
      tv_season_results: second === '30272' ? [{ id: 1, show_id: 5 }] : [],
      tv_episode_results:
        second === '30272'
          ? [{ id: 2, show_id: 6 }]
          : second === 'tt0664510'
            ? [{ id: 3, show_id: 2316, season_number: 2, episode_number: 1 }]
            : [],
    });
  }
  const kind = first === 'tv' ? 'tv' : 'movie';
  const row = third === '' ? TITLES[kind].find(([id]) => id === Number(second)) : undefined;
  return row
    ? Response.json({ ...wire(kind, row), genres: [] })
    : Response.json({ success: false, status_code: 34, status_message: 'Not found' }, { status: 404 });
}
