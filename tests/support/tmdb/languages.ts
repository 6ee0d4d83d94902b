import { LANGUAGES, type Language } from '../../../src/core/language/languages.ts';
import { catalogueOver } from './catalogue.ts';

/** All translated languages. */
export const ALL = Object.keys(LANGUAGES) as Language[];

const translation = (code: string, country: string, data: Record<string, string>) => ({
  iso_639_1: code,
  iso_3166_1: country,
  name: '',
  english_name: '',
  data: { homepage: '', overview: '', tagline: '', ...data },
});

const clip = (key: string, code: string, type: string) => ({
  id: key,
  key,
  iso_639_1: code,
  iso_3166_1: code.toUpperCase(),
  name: `${type} ${key}`,
  site: 'YouTube',
  size: 1080,
  type,
  official: true,
  published_at: '2020-01-01T00:00:00.000Z',
});

const poster = (code: string, file: string) => ({
  iso_639_1: code,
  file_path: file,
  vote_average: 5,
  width: 500,
});

const item = (id: number, name: string) => ({
  id,
  title: name,
  name,
  original_title: name,
  original_name: name,
  original_language: 'en',
  overview: '',
  poster_path: `/p${id}.jpg`,
  backdrop_path: null,
  release_date: '2001-01-01',
  first_air_date: '2001-01-01',
  genre_ids: [18],
  vote_average: 7,
  vote_count: 900,
  adult: false,
});

/** A name in a language, which contains the language's code. */
const listed = (language: string) => ({
  page: 1,
  total_pages: 1,
  total_results: 12,
  results: Array.from({ length: 12 }, (_, index) => item(100 + index, `Lantern ${language} ${index}`)),
});

/** The keeper's name in other scripts. */
const KEEPER: Record<string, string> = { 'ja-JP': 'エイダ・クイル', 'ar-SA': 'إيدا كويل' };

/** A Japanese movie with all texts in German, only the name in French, and in Portuguese of two countries. */
function movie(language: string) {
  return {
    ...item(11, 'The Lantern Keeper'),
    original_title: '灯守',
    original_language: 'ja',
    overview: language === 'en-US' ? 'He keeps the last lamp.' : '',
    tagline: language === 'en-US' ? 'Keep it burning.' : '',
    poster_path: '/english.jpg',
    status: 'Released',
    belongs_to_collection: {
      id: 31,
      name: language === 'de-DE' ? 'Laternen Filmreihe' : 'Lantern Collection',
      poster_path: null,
    },
    videos: {
      results: [
        clip('english-trailer', 'en', 'Trailer'),
        clip('german-trailer', 'de', 'Trailer'),
        clip('french-clip', 'fr', 'Clip'),
      ],
    },
    images: {
      backdrops: [],
      posters: [poster('de', '/german.jpg'), poster('de', '/german-2.jpg'), poster('pt', '/brazil.jpg')],
    },
    translations: {
      translations: [
        translation('de', 'AT', {
          title: 'Der Lichthüter',
          overview: 'Aus Österreich.',
          tagline: 'Halt es am Brennen.',
        }),
        translation('de', 'DE', { title: 'Der Laternenwärter', overview: 'Er hütet die letzte Lampe.' }),
        translation('en', 'US', { title: 'The Lantern Keeper', overview: 'He keeps the last lamp.' }),
        translation('fr', 'FR', { title: 'Le Gardien de la lanterne' }),
        translation('pt', 'PT', { title: 'O Faroleiro', overview: 'Ele guarda a última lâmpada.' }),
        translation('pt', 'BR', { title: 'O Guardião da Lanterna' }),
        translation('ja', 'JP', { overview: '彼は最後の灯を守る。' }),
      ],
    },
    similar: listed(language),
    credits: {
      cast: [
        { id: 5, name: KEEPER[language] ?? 'Ada Quill', character: 'Keeper', order: 0, profile_path: null },
      ],
      crew: [],
    },
  };
}

/** Generated names of unnamed episodes, by language. */
const EPISODE: Record<string, string> = {
  'en-US': 'Episode #',
  'de-DE': 'Folge #',
  'es-ES': 'Episodio #',
  'fr-FR': 'Épisode #',
  'it-IT': 'Episodio #',
  'pt-BR': 'Episódio #',
  'ar-SA': 'الحلقة #',
  'ja-JP': '第#話',
};
const SEASON: Record<string, string> = {
  'en-US': 'Season #',
  'de-DE': 'Staffel #',
  'es-ES': 'Temporada #',
  'fr-FR': 'Saison #',
  'it-IT': 'Stagione #',
  'pt-BR': 'Temporada #',
  'ar-SA': 'الموسم #',
  'ja-JP': 'シーズン#',
};
const invented = (names: Record<string, string>, language: string, number: number) =>
  (names[language] ?? '').replace('#', String(number));

/**
 * A series whose first episode is named in English and German, the second in English only, and the third not
 * at all.
 */
function series(language: string) {
  const english = language === 'en-US';
  const own = (number: number, names: Record<string, string>) => ({
    episode_number: number,
    name: names[language] ?? invented(EPISODE, language, number),
    overview: english ? `What happens in ${number}.` : '',
    air_date: '2020-01-01',
    runtime: 40,
    still_path: null,
    episode_type: 'standard',
  });
  const seasons = [
    { season_number: 1, name: invented(SEASON, language, 1), episode_count: 3, air_date: '2020-01-01' },
    {
      season_number: 2,
      name: english ? 'The Long Winter' : invented(SEASON, language, 2),
      episode_count: 0,
      air_date: null,
    },
  ];
  return {
    ...item(21, language === 'de-DE' ? 'Die Nachtwache' : 'The Night Watch'),
    status: 'Ended',
    seasons,
    'season/1': {
      name: seasons[0]?.name,
      overview: english ? 'The watch begins.' : '',
      air_date: '2020-01-01',
      poster_path: null,
      episodes: [
        own(1, { 'en-US': 'The Bell', 'de-DE': 'Die Glocke' }),
        own(2, { 'en-US': 'The Fog' }),
        own(3, {}),
      ],
    },
    similar: listed(language),
    aggregate_credits: { cast: [], crew: [] },
    translations: {
      translations: [translation('de', 'DE', { name: 'Die Nachtwache', overview: 'Es wird Nacht.' })],
    },
  };
}

function person(language: string) {
  return {
    id: 5,
    name: 'Ada Quill',
    biography:
      language === 'de-DE' ? 'Sie wurde am Meer geboren.' : language === 'en-US' ? 'Born by the sea.' : '',
    known_for_department: 'Acting',
    combined_credits: {
      cast: [{ ...item(11, `${language} film`), media_type: 'movie', character: 'Keeper', order: 0 }],
      crew: [],
    },
    translations: {
      translations: [translation('en', 'US', { biography: 'Born by the sea.' })],
    },
  };
}

function collection(language: string) {
  const isGerman = language === 'de-DE';
  return {
    id: 31,
    name: isGerman ? 'Laternen Filmreihe' : 'Lantern Collection',
    overview: language === 'en-US' ? 'All of the lanterns.' : '',
    poster_path: null,
    backdrop_path: null,
    parts: [{ ...item(11, `${language} film`), media_type: 'movie' }],
    translations: {
      translations: [
        translation('en', 'US', { title: 'Lantern Collection', overview: 'All of the lanterns.' }),
        translation('de', 'DE', { title: 'Laternen Filmreihe' }),
      ],
    },
  };
}

function answerTo(path: string, language: string): unknown {
  if (path.endsWith('/recommendations') || path.startsWith('/search/') || path.endsWith('/popular'))
    return listed(language);
  if (path.startsWith('/discover/')) return listed(language);
  if (path === '/genre/movie/list') return { genres: [{ id: 18, name: 'Drama' }] };
  if (path === '/movie/11') return movie(language);
  if (path === '/tv/21') return series(language);
  if (path === '/person/5') return person(language);
  if (path === '/collection/31') return collection(language);
  return null;
}

/**
 * A catalogue of a movie database with one object of each kind, in TMDB's format. `speak` sets the language;
 * `calls` are the requested addresses, without the common part.
 */
export function spokenCatalogue(
  setting: Omit<Parameters<typeof catalogueOver>[1] & object, 'language' | 'fetch'> = {},
) {
  const calls: string[] = [];
  let spoken: Language = 'en';
  let failing: (path: string, language: string) => boolean = () => false;
  const fetch = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/3/, '');
    const language = searchParams.get('language') ?? '';
    calls.push(`${path}?${searchParams.toString()}`);
    if (failing(path, language)) return Promise.resolve(new Response('', { status: 503 }));
    const body = answerTo(path, language);
    return Promise.resolve(body === null ? new Response('{}', { status: 404 }) : Response.json(body));
  };
  const catalogue = catalogueOver(
    { url: 'http://tmdb.test/3' },
    { languages: ALL, ...setting, fetch, language: () => spoken },
  );
  return {
    catalogue,
    calls,
    speak: (language: Language) => void (spoken = language),
    /** Sets which calls fail. */
    fail: (at: typeof failing) => void (failing = at),
  };
}
