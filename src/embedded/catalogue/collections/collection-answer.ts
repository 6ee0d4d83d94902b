import { idOf, notFound, ok } from '../answers.ts';
import { appended } from '../appends.ts';
import { collectionOf, type Collection } from './collections.ts';
import type { Edition } from '../library.ts';
import { collectionDetails, collectionImages } from './wire-collection.ts';

/** How long an answer about one collection may be kept, in seconds. */
const MAX_AGE = 28_800;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
}

const partOf = (name: string, collection: Collection): object | undefined =>
  name === 'images' ? collectionImages(collection) : undefined;

/** The answer to collection/{id}, with what `append_to_response` names, or to its images. */
export function collectionAnswer({ edition, parameters }: Call, id: string, part?: string): Response {
  const collection = collectionOf(idOf(id));
  if (!collection) throw notFound();
  if (part !== undefined) {
    const answer = partOf(part, collection);
    if (!answer) throw notFound();
    return ok({ id: collection.id, ...answer }, MAX_AGE);
  }
  const more = appended(parameters, (name) => partOf(name, collection));
  return ok({ ...collectionDetails(collection, edition), ...more }, MAX_AGE);
}
