import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'Cast',
  Acting: 'Recitazione',
  Directing: 'Regia',
  Writing: 'Sceneggiatura',
  Creator: 'Ideazione',
  Production: 'Produzione',
  Camera: 'Fotografia',
  Editing: 'Montaggio',
  Sound: 'Suono',
  Art: 'Scenografia',
  'Costume & Make-Up': 'Costumi e trucco',
  'Visual Effects': 'Effetti visivi',
  Lighting: 'Luci',
  Crew: 'Troupe',
};
