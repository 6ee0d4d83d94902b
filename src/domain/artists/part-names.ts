import { formatList } from '../listing.ts';
import { DEPARTMENT_NAMES, JOB_NAMES } from '../messages.ts';

const nameIn = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

/** What a department of the movie database is called; one that is not among them keeps its name. */
export function departmentName(department: string): string {
  return nameIn(DEPARTMENT_NAMES, department);
}

/**
 * What somebody did in a title: jobs by what they are called here. Characters keep their names, and so do jobs that
 * few people have.
 */
export function partName(part: string): string {
  return formatList(part.split(', ').map((one) => nameIn(JOB_NAMES, one)));
}
