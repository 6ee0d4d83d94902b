import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'Besetzung',
  Acting: 'Schauspiel',
  Directing: 'Regie',
  Writing: 'Drehbuch',
  Creator: 'Idee',
  Production: 'Produktion',
  Camera: 'Kamera',
  Editing: 'Schnitt',
  Sound: 'Ton',
  Art: 'Szenenbild',
  'Costume & Make-Up': 'Kostüm & Maske',
  'Visual Effects': 'Visuelle Effekte',
  Lighting: 'Licht',
  Crew: 'Crew',
};
