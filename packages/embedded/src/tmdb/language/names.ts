type ById = Readonly<Record<string, string>>;

/** Names of the bundled titles, collections and people in one language, by id; incomplete. */
export interface Names {
  /** ISO 639-1. */
  language: string;
  /** The country of the names (ISO 3166-1). */
  country: string;
  movie: ById;
  tv: ById;
  collection: ById;
  /** Only for languages with another script. */
  person: ById;
}

type File = Pick<Names, 'movie' | 'tv' | 'collection'> & { person?: ById };
type Load = () => Promise<{ default: File }>;

/** Each language's file is loaded on first use. */
const FILES: Record<string, readonly [country: string, load: Load]> = {
  de: ['DE', () => import('../data/names/de.json', { with: { type: 'json' } })],
  es: ['ES', () => import('../data/names/es.json', { with: { type: 'json' } })],
  fr: ['FR', () => import('../data/names/fr.json', { with: { type: 'json' } })],
  it: ['IT', () => import('../data/names/it.json', { with: { type: 'json' } })],
  pt: ['BR', () => import('../data/names/pt.json', { with: { type: 'json' } })],
  ar: ['SA', () => import('../data/names/ar.json', { with: { type: 'json' } })],
  ja: ['JP', () => import('../data/names/ja.json', { with: { type: 'json' } })],
};

const loaded = new Map<string, Promise<Names>>();

async function load(language: string, country: string, read: Load): Promise<Names> {
  const { movie, tv, collection, person = {} } = (await read()).default;
  return { language, country, movie, tv, collection, person };
}

/** The names in a language tag (`de-DE`, `pt-BR`, `ja`); null for English and unknown ones. */
export async function namesIn(tag: string | null): Promise<Names | null> {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  const file = Object.hasOwn(FILES, language) ? FILES[language] : undefined;
  if (!file) return null;
  const names = loaded.get(language) ?? load(language, ...file);
  loaded.set(language, names);
  return names;
}

/** The names in all languages. */
export async function allNames(): Promise<Names[]> {
  const all = await Promise.all(Object.keys(FILES).map(namesIn));
  return all.filter((names) => names !== null);
}
