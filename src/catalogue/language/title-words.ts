import { cutText, LONGEST } from '../../core/bounds.ts';
import type { Language } from '../../core/language/languages.ts';
import type { Video } from '../../core/title.ts';
import type { Spoken } from '../../core/language/in-english.ts';
import { toVideos, type VideoItem } from '../detail/map-videos.ts';
import { codeOf } from './asked.ts';
import { LETTERS } from './letters.ts';
import { translated, type Text } from './translations.ts';
import type { Poster, Translation } from './wire-language.ts';

/** A title's texts in a language other than English; empty if missing. */
interface TitleWords {
  title: string;
  overview: string;
  tagline: string;
  /** Fields whose text is in another language or another country's variant. */
  spoken?: Spoken<'title' | 'overview' | 'tagline'>;
  posterPath?: string;
  videos?: Video[];
}

/** A title's details in English, with texts in the other languages. */
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

/** A title's original name if written in the language's script or in Latin letters. */
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
    // Without a trailer in the language the English one is shown.
    ...(videos.some(isTrailer) && { videos }),
  };
}

/** Adds an answer's texts in other languages to the English details. */
export function keeping<Details extends object>(
  details: Details,
  answer: Answer,
  languages: readonly Language[],
): Kept<Details> {
  const others = languages.filter((language) => language !== 'en');
  if (others.length === 0) return details;
  return { ...details, words: Object.fromEntries(others.map((one) => [one, wordsIn(answer, one)])) };
}

/** The videos of an English answer: all but those in the other requested languages. */
export function englishVideos(videos: readonly VideoItem[], languages: readonly Language[]): VideoItem[] {
  const others = languages.filter((language) => language !== 'en').map(codeOf);
  return videos.filter(({ iso_639_1: code }) => !others.includes(code));
}
