import type { CsvRecord, CsvTable } from '../csv-table.ts';

/**
 * Columns that any table of a history may have, under these names to readers. The days among them are named as
 * `file-days.ts` names them, which reads days of spreadsheets.
 */
export const COLUMNS = [
  'title',
  'show',
  'original title',
  'episode title',
  'year',
  'released',
  'type',
  'tmdb',
  'imdb',
  'tvdb',
  'episode imdb',
  'episode tvdb',
  'season',
  'episode',
  'last episode',
  'watched date',
  'date rated',
  'created',
  'rating',
  'rating10',
  'rating100',
  'status',
  'watched',
  'wished',
  'favorite',
  'rewatch',
  'plays',
  'rewatches',
  'list',
  'position',
  'review',
  'note',
  'tags',
  'progress',
  'profile',
  'url',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The column of a file for each meaning, as its table names it. */
export type ColumnNames = Readonly<Partial<Record<Column, string>>>;

/** Names of columns elsewhere, without blanks and signs; the likeliest first. */
const SYNONYMS: Record<Column, string> = {
  title: `title name movies films titles filmname moviename movietitle filmtitle primarytitle mediatitle localtitle itemtitle itemname programtitle
    film movie titel filmtitel titre titrefilm titulo titolo nome nombre nom タイトル 作品名 作品 題名 映画 العنوان عنوان الاسم
    название фильм 标题 片名 제목`,
  show: 'grandparenttitle showname showtitle seriesname seriestitle tvshowname tvshow tvseries show series serie sendung serien ドラマ مسلسل сериал',
  'original title':
    'originaltitle originalname originaltitel titreoriginal titulooriginal titolooriginale 原題',
  'episode title': 'episodetitle episodename eptitle epname',
  year: `year releaseyear releasedyear yearreleased movieyear filmyear startyear jahr annee ano anno 年 公開年 製作年 السنة سنة
    год 年份 연도`,
  released: 'releasedate released firstairdate premiered premieredate dateofrelease releasedat releasedon',
  type: 'type mediatype kind titletype category contenttype itemtype media typ tipo art genretype 種類 النوع тип',
  tmdb: 'tmdbid tmdb themoviedbid themoviedb moviedbid idtmdb tmdburl tmdblink tmdbmovieid tmdbshowid showtmdbid seriestmdbid',
  imdb: 'imdbid imdb imdbnumber const tconst ttid idimdb imdburl imdblink imdbtitleid showimdbid seriesimdbid id',
  tvdb: 'tvdbid tvdb thetvdbid thetvdb seriestvdbid showtvdbid idtvdb tvdbseriesid',
  'episode imdb': 'episodeimdbid episodeimdb epimdbid',
  'episode tvdb': 'episodetvdbid episodetvdb eptvdbid episodeid',
  season:
    'parentmediaindex seasonnumber season seasonno seasonnum staffel saison temporada stagione シーズン الموسم сезон 季 시즌',
  episode: `mediaindex episodenumber episode episodeno episodenum ep epno folge episodio エピソード 話 الحلقة эпизод серия 集 회차`,
  'last episode': 'lastepwatched lastepisode lastepisodewatched lastwatchedepisode',
  'watched date': `watcheddate datewatched watchedat watchedon watchdate dateseen seendate seenat seenon viewedat viewdate
    dateviewed viewedon lastwatchedat lastwatched lastwatcheddate lastseen lastseenat enddate finishedat finisheddate finisheddate
    datefinished finishdate myfinishdate completedat completedon completeddate datecompleted endedat endedon playedat playedon lastplayed
    lastplayedat watchedtime date datetime timestamp day datum gesehenam datederegard datevisionnage datedevisionnage fecha
    fechavisto data datavisione dataassistido vistoel vistoil 日付 視聴日 鑑賞日 観た日 التاريخ تاريخالمشاهدة датапросмотра дата 日期 날짜`,
  'date rated':
    'daterated ratedat ratedon ratingdate dateofrating rateddate reviewdate reviewedat ratingtimestamp',
  created: `created createdat createdon added addedat addedon dateadded addeddate listedat listedon watchlistedat dateoflisting
    watchlistdate hinzugefugt hinzugefugtam ajoutele fechaagregado aggiuntoil`,
  rating: `yourrating myrating userrating ratinguser yourscore myscore userscore ratingvalue rating score stars rate
    vote myvote yourvote grade mygrade bewertung meinebewertung wertung evaluation manote calificacion micalificacion puntuacion
    minota valutazione voto nota avaliacao minhanota 評価 点数 スコア 星 التقييم تقييمي оценка мояоценка 评分 평점`,
  rating10: 'rating10 ratingoutof10 ratingof10 score10 rating110 10pointrating tenpointrating',
  rating100: 'rating100 ratingoutof100 score100 rating0100 percent percentage ratingpercent',
  status:
    'status state watchstatus watchingstatus userstatus mystatus shelf exclusiveshelf watchlist progressstatus estado estat statut stato ステータス الحالة статус',
  watched:
    'watched iswatched seen isseen viewed haswatched haveseen completed iscompleted finished gesehen vu visto 視聴済み',
  wished:
    'wishlist iswishlisted iswatchlisted inwatchlist onwatchlist isinwatchlist towatch wanttowatch watchlater isforlater forlater',
  favorite:
    'favorite favourite isfavorite isfavourite favorited favourited liked isliked loved heart favorit favori favorito preferito',
  rewatch: 'rewatch isrewatch rewatched again isrewatched',
  plays: 'plays playcount views viewcount timeswatched watchcount watches timesseen numberofwatches viewings',
  rewatches: 'rewatchcount rewatches repeats repeat repeatcount timesrewatched',
  list: 'list listname lists customlist customlists liste lista collectionname collection collections listen listes リスト قائمة',
  position: 'position rank order customorder index listposition sortorder place',
  review:
    'review reviewtext minireview myreview yourreview reviewbody rezension critique resena recensione レビュー مراجعة отзыв',
  note: 'note notes privatenote privatenotes mynotes memo comment comments thoughts remarks personalnotes kommentar notiz notizen 備考 メモ ملاحظات заметки',
  tags: 'tags tag labels label schlagworte etiquetas タグ',
  progress: 'progress episodeswatched watchedepisodes epwatched',
  profile: 'profilename profile profileid userid user username',
  url: 'url uri link href permalink letterboxduri',
};

const NAMES = new Map<string, Column>(
  COLUMNS.flatMap((column) => SYNONYMS[column].split(/\s+/).map((name): [string, Column] => [name, column])),
);
const ORDER = new Map([...NAMES.keys()].map((name, place) => [name, place]));

/** A column's name without case, accents, blanks and signs. */
export function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Finds the columns of a table by their names; of several with one meaning the likeliest. */
export function columnsOf({ columns }: Pick<CsvTable, 'columns'>): ColumnNames {
  const found: Partial<Record<Column, string>> = {};
  for (const name of columns) {
    const bare = bareName(name);
    const column = NAMES.get(bare);
    if (column === undefined) continue;
    const before = found[column];
    const isLikelier = before === undefined || (ORDER.get(bare) ?? 0) < (ORDER.get(bareName(before)) ?? 0);
    if (isLikelier) found[column] = name;
  }
  return found;
}

/** Cells of a record that are other than its columns say. */
export type Rewrite = (record: CsvRecord) => Partial<Record<Column, string>>;

const NONE = {};

/** The same table with its columns under our names. */
export function withColumns(table: CsvTable, names: ColumnNames, rewrite?: Rewrite): CsvTable {
  const known = new Map<string, string>(Object.entries(names));
  const read = (record: CsvRecord): CsvRecord => {
    const rewritten: Readonly<Record<string, string>> = rewrite?.(record) ?? NONE;
    const cellOf = (column: string) => {
      const name = known.get(column);
      return rewritten[column] ?? (name === undefined ? '' : record.get(name));
    };
    return {
      line: record.line,
      get(...columns) {
        for (const column of columns) {
          const cell = cellOf(column);
          if (cell !== '') return cell;
        }
        return '';
      },
    };
  };
  return { ...table, columns: new Set(known.keys()), records: table.records.map(read) };
}

/** Whether columns name titles. */
export const nameTitles = (names: ColumnNames): boolean =>
  [names.title, names.show, names['original title'], names.tmdb, names.imdb, names.tvdb].some(
    (name) => name !== undefined,
  );
