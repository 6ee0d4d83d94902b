import known from '../data/people.json' with { type: 'json' };
import namesakes from '../data/namesakes.json' with { type: 'json' };
import { hash } from '../seed.ts';

/** Who somebody named in the data is. */
export interface Identity {
  id: number;
  name: string;
  /** TMDB's: 0 not said, 1 female, 2 male, 3 non-binary. */
  gender: number;
  /** IMDb's number of the person (`nm0000158`), null where nobody here knows it. */
  imdb: string | null;
}

type Line = readonly [id: number, imdb: string | null, gender: number];

const KNOWN = known as unknown as Record<string, Line>;

/** Names that mean somebody else in some titles: by name and title (`m76203`), what the data calls that person. */
const NAMESAKES = new Map(namesakes.map(({ name, title, person }) => [`${name} ${title}`, person]));

/** TMDB counts its people up from 1 and is far from here, so a number of ours is never somebody else's there. */
const FIRST_PRIVATE = 911_000_000;
const PRIVATE = 2_147_483_647 - FIRST_PRIVATE;

/**
 * The number of a person TMDB's is not known of: made of the name alone, so that it stays whatever is added to the
 * data. Should a new name meet another's number, a test says so, and the name gets one from 910,000,000 to
 * 910,999,999 in `data/people.json`.
 */
function privateId(person: string): number {
  return FIRST_PRIVATE + (hash(`person ${person}`) % PRIVATE);
}

/** Letter and id of a title as images and namesakes name it, such as `m603`. */
export function titleKey(kind: 'movie' | 'tv', id: number): string {
  return `${kind === 'movie' ? 'm' : 't'}${id}`;
}

/** Whom a name in the credits of a title (`m603`, `t1396`) means: TMDB's own number where it is known for sure. */
export function identify(name: string, title: string): Identity {
  const person = NAMESAKES.get(`${name} ${title}`) ?? name;
  const line = Object.hasOwn(KNOWN, person) ? KNOWN[person] : undefined;
  if (!line) return { id: privateId(person), name, gender: 0, imdb: null };
  const [id, imdb, gender] = line;
  return { id, name, gender, imdb };
}
