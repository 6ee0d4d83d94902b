import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'Elenco',
  Acting: 'Atuação',
  Directing: 'Direção',
  Writing: 'Roteiro',
  Creator: 'Criação',
  Production: 'Produção',
  Camera: 'Fotografia',
  Editing: 'Montagem',
  Sound: 'Som',
  Art: 'Arte',
  'Costume & Make-Up': 'Figurino e maquiagem',
  'Visual Effects': 'Efeitos visuais',
  Lighting: 'Iluminação',
  Crew: 'Equipe',
};
