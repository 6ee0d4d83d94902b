import { departmentBy } from './departments-words.ts';
import { jobBy } from './jobs-words.ts';
import { formatList } from '../listing.ts';

const nameIn = (names: Readonly<Record<string, () => string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name]?.() ?? name) : name;

/** What a department of the movie database is called; one that is not among them keeps its name. */
export function departmentName(department: string): string {
  return nameIn(departmentBy, department);
}

/**
 * What somebody did in a title: jobs by what they are called here. Characters keep their names, and so do jobs that
 * few people have.
 */
export function partName(part: string): string {
  return formatList(part.split(', ').map((one) => nameIn(jobBy, one)));
}
