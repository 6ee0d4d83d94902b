import { z } from 'zod';
import { hides, id, membersOrNone, name, number, path, text } from '../wire-fields.ts';

export const noCredits = { cast: [], crew: [] };

const contributor = z.object({
  id,
  name,
  adult: hides,
  profile_path: path,
  order: number,
  total_episode_count: number,
  department: text,
  character: text,
  job: text,
  roles: membersOrNone(z.object({ character: text })),
  jobs: membersOrNone(z.object({ job: text })),
});
export type ContributorItem = z.infer<typeof contributor>;

export const contributors = z
  .object({ cast: membersOrNone(contributor), crew: membersOrNone(contributor) })
  .nullish()
  .catch(null)
  .transform((value) => value ?? noCredits);
export type Credits = z.infer<typeof contributors>;
