import { m } from '../../paraglide/messages.js';
import { departmentName } from '../../core/part-names.ts';
import { ANNOUNCED, type FilmographySection } from './filmography.ts';

/** The name of a filmography section. */
export function sectionName({ role, department }: Pick<FilmographySection, 'role' | 'department'>): string {
  if (department !== null) return departmentName(department);
  return role === ANNOUNCED ? m.artist_announced() : m.artist_as_self();
}
