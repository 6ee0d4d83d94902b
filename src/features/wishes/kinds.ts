import type { Kind } from '../../core/title.ts';
import type { Sentence } from './sentence.ts';

const SERIES_WORDS =
  '(?:tv |television )?(?:mini ?series|limited series|web series)|(?:tv|television) (?:series|shows?|drama|comedy)|(?<!(?:film|movie|world) )series(?! of (?:films|movies))|' +
  '(?<!show me .{0,40})(?<!game )shows?(?! me| us| how| that| what| must)|sitcoms?|k ?dramas?|docuseries|telenovelas?|soap operas?|binge\\w*(?: watch| worthy)?|' +
  'episodes?|(?:one|two|three|four|five|\\d|many|few|several|short|long) seasons?|still (?:running|airing|on air)|currently airing|ongoing|cancell?ed';
const MOVIE_WORDS =
  '(?<!short )films?(?! noir)|short films?|movies?|flicks?|feature length|motion pictures?|shorts';

/** Nothing qualifies a kind before this: matches "no series", not "no films about war". */
const ALL_OF_IT = '(?= (?:please|but|or|nor|and|just|only)(?![a-z])| \\||$)';

/** Ignores the topic of a title: "a series about movie stars". */
const ABOUT = '(?<!(?:^| )about (?:[^|\\s]+ ){0,3})';

/** The kind a sentence asks for; `asked` if it does not say. */
export function kindOf(sentence: Sentence, asked: Kind): Kind {
  const says = (words: string, bare: string) =>
    sentence.wants(`${ABOUT}(?:${words})`) ? 1 : sentence.refuses(`(?:${bare})${ALL_OF_IT}`) ? -1 : 0;
  const series = says(SERIES_WORDS, '(?:tv )?(?:series|shows?)');
  const movies = says(MOVIE_WORDS, 'films?|movies?');
  if (series === movies) return asked;
  return series > movies ? 'tv' : 'movie';
}
