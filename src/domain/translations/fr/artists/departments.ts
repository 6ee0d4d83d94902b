import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'Distribution',
  Acting: 'Interprétation',
  Directing: 'Réalisation',
  Writing: 'Scénario',
  Creator: 'Création',
  Production: 'Production',
  Camera: 'Image',
  Editing: 'Montage',
  Sound: 'Son',
  Art: 'Décors',
  'Costume & Make-Up': 'Costumes et maquillage',
  'Visual Effects': 'Effets visuels',
  Lighting: 'Lumière',
  Crew: 'Équipe',
};
