import type { Collection } from '../collections/collections.ts';
import { languageName, spokenLanguage } from '../names.ts';
import type { Title } from '../title.ts';
import type { Names } from './names.ts';

function entry(language: string, country: string, data: object) {
  return {
    iso_3166_1: country,
    iso_639_1: language,
    name: spokenLanguage(language).name,
    english_name: languageName(language),
    data,
  };
}

/** The English texts, then the names in other languages. */
function translations(
  kind: 'movie' | 'tv' | 'collection',
  id: number,
  { every, english, named }: { every: readonly Names[]; english: object; named: (name: string) => object },
) {
  const others = every.flatMap((names) => {
    const name = names[kind][id];
    return name === undefined ? [] : [entry(names.language, names.country, named(name))];
  });
  return { translations: [entry('en', 'US', english), ...others] };
}

/** A title's names in all languages that have one, and its English texts. */
export function titleTranslations({ kind, id, record, originalName }: Title, every: readonly Names[]) {
  const english = 'title' in record ? record.title : record.name;
  const data = (name: string, overview: string, tagline: string) => ({
    homepage: '',
    overview,
    tagline,
    ...(kind === 'movie' ? { title: name } : { name }),
  });
  return translations(kind, id, {
    every,
    english: data(english === originalName ? '' : english, record.overview, record.tagline),
    named: (name) => data(name, '', ''),
  });
}

/** The same for a collection in English. */
export function collectionTranslations({ id, overview }: Collection, every: readonly Names[]) {
  const data = (title: string, text: string) => ({ homepage: '', overview: text, title });
  return translations('collection', id, {
    every,
    english: data('', overview),
    named: (name) => data(name, ''),
  });
}

/** A person's translations: English only. */
export function personTranslations(biography: string) {
  return { translations: [entry('en', 'US', { biography })] };
}
