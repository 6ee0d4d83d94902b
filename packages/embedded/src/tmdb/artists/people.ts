import known from '../data/people.json' with { type: 'json' };
import namesakes from '../data/namesakes.json' with { type: 'json' };
import { hash } from '../seed.ts';

/** The identity of a person named in the data. */
export interface Identity {
  id: number;
  name: string;
  /** TMDB's values: 0 not set, 1 female, 2 male, 3 non-binary. */
  gender: number;
  /** IMDb's id of the person (`nm0000158`); null when unknown. */
  imdb: string | null;
}

type Line = readonly [id: number, imdb: string | null, gender: number];

const KNOWN = known as unknown as Record<string, Line>;

/** Namesakes: from name and title (`m76203`) to the person's name in the data. */
const NAMESAKES = new Map(namesakes.map(({ name, title, person }) => [`${name} ${title}`, person]));

/** First id of people without a TMDB id. TMDB counts up from 1 and is far below, so ids never collide. */
const FIRST_PRIVATE = 911_000_000;
const PRIVATE = 2_147_483_647 - FIRST_PRIVATE;

/**
 * The id of a person without a TMDB id: a hash of the name, so that it is stable as data is added. A test
 * reports collisions; the new name then gets an id from 910,000,000 to
 * 910,999,999 in `data/people.json`.
 */
function privateId(person: string): number {
  return FIRST_PRIVATE + (hash(`person ${person}`) % PRIVATE);
}

/** Letter and id of a title, as in images and namesakes: `m603`. */
export function titleKey(kind: 'movie' | 'tv', id: number): string {
  return `${kind === 'movie' ? 'm' : 't'}${id}`;
}

/** Identifies a name in the credits of a title (`m603`, `t1396`), by TMDB's id where it is certain. */
export function identify(name: string, title: string): Identity {
  const person = NAMESAKES.get(`${name} ${title}`) ?? name;
  const line = Object.hasOwn(KNOWN, person) ? KNOWN[person] : undefined;
  if (!line) return { id: privateId(person), name, gender: 0, imdb: null };
  const [id, imdb, gender] = line;
  return { id, name, gender, imdb };
}
