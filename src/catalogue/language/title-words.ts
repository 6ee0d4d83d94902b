import { cutText, LONGEST } from '../../domain/bounds.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { Video } from '../../domain/title.ts';
import type { Spoken } from '../../domain/language/in-english.ts';
import { toVideos, type VideoItem } from '../detail/map-videos.ts';
import { codeOf } from './asked.ts';
import { LETTERS } from './letters.ts';
import { translated, type Text } from './translations.ts';
import type { Poster, Translation } from './wire-language.ts';

/** The texts of a title in a language other than English; an empty text is missing. */
interface TitleWords {
  title: string;
  overview: string;
  tagline: string;
  /** Fields that are in another language, or in that of another country. */
  spoken?: Spoken<'title' | 'overview' | 'tagline'>;
  posterPath?: string;
  videos?: Video[];
}

/** The details of a title in English, with its texts in the other languages asked for. */
export type Kept<Details> = Details & { words?: Partial<Record<Language, TitleWords>> };

interface Answer {
  original_language: string;
  original_title?: string;
  original_name?: string;
  translations: Translation[];
  images?: Poster[];
  videos?: { results: VideoItem[] };
}

const isTrailer = ({ type }: Video) => type === 'Trailer' || type === 'Teaser';

/** The original name of a title, if it is written in the letters of a language or in Latin ones. */
function originalName(answer: Answer, language: Language): Text {
  const text = (answer.original_title || answer.original_name || '').trim();
  const foreign = text.replaceAll(/[\p{Script=Latin}\P{L}]/gu, '');
  const isReadable = [...foreign].every((letter) => LETTERS[language]?.test(letter));
  if (!isReadable) return { text: '' };
  return answer.original_language === codeOf(language) ? { text } : { text, lang: answer.original_language };
}

function wordsIn(answer: Answer, language: Language): TitleWords {
  const own = translated(answer.translations, language);
  const code = codeOf(language);
  const isOwn = ({ iso_639_1: own }: { iso_639_1: string }) => own === code;
  const original =
    own.isThere || answer.original_language === code ? originalName(answer, language) : { text: '' };
  const title = own.name('title', 'name');
  const told = {
    title: title ? { text: title } : original,
    overview: own.text('overview'),
    tagline: own.text('tagline'),
  };
  const spoken = Object.entries(told).flatMap(([field, { text: said, lang }]) =>
    said && lang ? [[field, lang]] : [],
  );
  const poster = answer.images?.find(isOwn)?.file_path;
  const videos = toVideos(answer.videos?.results.filter(isOwn) ?? []);
  return {
    title: cutText(told.title.text, LONGEST.title),
    overview: cutText(told.overview.text, LONGEST.overview),
    tagline: cutText(told.tagline.text, LONGEST.tagline),
    ...(spoken.length > 0 && { spoken: Object.fromEntries(spoken) as Spoken<keyof typeof told> }),
    ...(poster && { posterPath: poster }),
    // Where a language has no trailer, English's is played.
    ...(videos.some(isTrailer) && { videos }),
  };
}

/** Adds what an answer tells of a title in other languages to what it tells in English. */
export function keeping<Details extends object>(
  details: Details,
  answer: Answer,
  languages: readonly Language[],
): Kept<Details> {
  const others = languages.filter((language) => language !== 'en');
  if (others.length === 0) return details;
  return { ...details, words: Object.fromEntries(others.map((one) => [one, wordsIn(answer, one)])) };
}

/** The videos an answer in English has: all but those in the other languages asked for. */
export function englishVideos(videos: readonly VideoItem[], languages: readonly Language[]): VideoItem[] {
  const others = languages.filter((language) => language !== 'en').map(codeOf);
  return videos.filter(({ iso_639_1: code }) => !others.includes(code));
}
