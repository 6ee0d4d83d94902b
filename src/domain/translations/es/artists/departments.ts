import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'Reparto',
  Acting: 'Interpretación',
  Directing: 'Dirección',
  Writing: 'Guion',
  Creator: 'Creación',
  Production: 'Producción',
  Camera: 'Fotografía',
  Editing: 'Montaje',
  Sound: 'Sonido',
  Art: 'Arte',
  'Costume & Make-Up': 'Vestuario y maquillaje',
  'Visual Effects': 'Efectos visuales',
  Lighting: 'Iluminación',
  Crew: 'Equipo',
};
