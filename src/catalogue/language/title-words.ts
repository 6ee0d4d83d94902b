import { cutBytes, cutText, LONGEST } from '../../domain/bounds.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { Video } from '../../domain/title.ts';
import { toVideos, type VideoItem } from '../detail/map-videos.ts';
import { codeOf } from './asked.ts';
import { translated } from './translations.ts';
import type { Poster, Translation } from './wire-language.ts';

/** What there is of a title in a language other than English; a text that is empty is not there. */
interface TitleWords {
  title: string;
  overview: string;
  tagline: string;
  posterPath?: string;
  videos?: Video[];
}

/** What is told of a title in English, and beside it in the others of the languages it was asked for in. */
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

function wordsIn(answer: Answer, language: Language): TitleWords {
  const of = translated(answer.translations, language);
  const code = codeOf(language);
  const isOwn = ({ iso_639_1: own }: { iso_639_1: string }) => own === code;
  // The name a title was made with needs no translation.
  const original = answer.original_language === code ? answer.original_title || answer.original_name : '';
  const poster = answer.images?.find(isOwn)?.file_path;
  const videos = toVideos(answer.videos?.results.filter(isOwn) ?? []);
  return {
    title: cutBytes(of('title', 'name') || original || '', LONGEST.title),
    overview: cutText(of('overview'), LONGEST.overview, LONGEST.overviewBytes),
    tagline: cutBytes(of('tagline'), LONGEST.tagline),
    ...(poster && { posterPath: poster }),
    // Where a language has no trailer, English's is played.
    ...(videos.some(isTrailer) && { videos }),
  };
}

/** Keeps what an answer tells of a title in other languages beside what it tells in English. */
export function keeping<Details extends object>(
  details: Details,
  answer: Answer,
  languages: readonly Language[],
): Kept<Details> {
  const others = languages.filter((language) => language !== 'en');
  if (others.length === 0) return details;
  return { ...details, words: Object.fromEntries(others.map((one) => [one, wordsIn(answer, one)])) };
}

/** The videos of an answer for all languages that an answer in English has. */
export function englishVideos(videos: readonly VideoItem[], languages: readonly Language[]): VideoItem[] {
  const others = languages.filter((language) => language !== 'en').map(codeOf);
  return videos.filter(({ iso_639_1: code }) => !others.includes(code));
}
