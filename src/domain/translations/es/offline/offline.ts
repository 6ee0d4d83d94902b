import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'Sin conexión',
  heading: 'No tienes conexión',
  text: 'Esta página no se ha podido cargar. Lo que has guardado está a salvo: vuelve en cuanto tengas conexión.',
  again: 'Reintentar',
};
