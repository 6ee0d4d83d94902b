import { idOf, notFound, ok } from '../answers.ts';
import { appended } from '../appends.ts';
import { collectionOf, type Collection } from './collections.ts';
import type { Names } from '../language/names.ts';
import { collectionTranslations } from '../language/wire-translations.ts';
import type { Edition } from '../library.ts';
import { collectionDetails, collectionImages } from './wire-collection.ts';

/** Max age, in seconds. */
const MAX_AGE = 28_800;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
  every: readonly Names[];
}

function partOf(name: string, collection: Collection, { every }: Call): object | undefined {
  if (name === 'images') return collectionImages(collection);
  return name === 'translations' ? collectionTranslations(collection, every) : undefined;
}

/** Answers collection/{id}, with the parts in `append_to_response`, or its images or translations. */
export function collectionAnswer(call: Call, id: string, part?: string): Response {
  const { edition, parameters } = call;
  const collection = collectionOf(idOf(id));
  if (!collection) throw notFound();
  if (part !== undefined) {
    const answer = partOf(part, collection, call);
    if (!answer) throw notFound();
    return ok({ id: collection.id, ...answer }, MAX_AGE);
  }
  const more = appended(parameters, (name) => partOf(name, collection, call));
  return ok({ ...collectionDetails(edition.told(collection), edition), ...more }, MAX_AGE);
}
