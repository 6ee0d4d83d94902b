import { departmentBy } from './words/departments-words.ts';
import { jobBy } from './words/jobs-words.ts';
import { formatList } from './listing.ts';

const nameIn = (names: Readonly<Record<string, () => string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name]?.() ?? name) : name;

/** A department's name in the current language; an unknown one stays in English. */
export function departmentName(department: string): string {
  return nameIn(departmentBy, department);
}

/** A role's name: jobs in the current language, characters and rare jobs unchanged. */
export function partName(part: string): string {
  return formatList(part.split(', ').map((one) => nameIn(jobBy, one)));
}
