import { ANNOUNCED, type FilmographySection } from '../../domain/artists/filmography.ts';
import { ARTIST_MESSAGES as words } from '../../domain/messages.ts';

/** What a section of somebody's work is called. */
export function sectionName({ role, department }: Pick<FilmographySection, 'role' | 'department'>): string {
  return department ?? (role === ANNOUNCED ? words.announced : words.asSelf);
}
