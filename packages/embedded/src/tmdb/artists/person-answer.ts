import { idOf, notFound, ok } from '../answers.ts';
import { appended } from '../appends.ts';
import type { Person } from './directory.ts';
import type { Edition } from '../library.ts';
import { personTranslations } from '../language/wire-translations.ts';
import { biography, personCredits, personDetails, personExternalIds, personImages } from './wire-person.ts';

/** Max age, in seconds. */
const MAX_AGE = 28_800;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
}

function partOf(name: string, person: Person, edition: Edition): object | undefined {
  switch (name) {
    case 'combined_credits':
      return personCredits(person, edition, ['movie', 'tv']);
    case 'movie_credits':
      return personCredits(person, edition, ['movie']);
    case 'tv_credits':
      return personCredits(person, edition, ['tv']);
    case 'external_ids':
      return personExternalIds(person);
    case 'images':
      return personImages(person);
    case 'translations':
      return personTranslations(biography(person, edition));
    default:
      return undefined;
  }
}

/** Answers person/{id}, with the parts in `append_to_response`, or one of its sub-resources. */
export function personAnswer({ edition, parameters }: Call, id: string, part?: string): Response {
  const person = edition.people().get(idOf(id));
  if (!person) throw notFound();
  if (part !== undefined) {
    const answer = partOf(part, person, edition);
    if (!answer) throw notFound();
    return ok({ id: person.id, ...answer }, MAX_AGE);
  }
  const more = appended(parameters, (name) => partOf(name, person, edition));
  return ok({ ...personDetails(person, edition), ...more }, MAX_AGE);
}
