import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'Puntuar',
  none: 'Sin estrellas',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'Estrellas',
    introduction:
      'Lo normal son estrellas enteras. Con medias estrellas, cada una tiene dos mitades; lo que importaste conserva las suyas en cualquier caso.',
  },
  label: 'Puntuar con medias estrellas',
  offer: 'Tu archivo trae medias estrellas, y se conservan. ¿Quieres darlas también aquí?',
  chosen: {
    title: 'Medias estrellas',
    text: 'A partir de ahora das medias estrellas. Puedes cambiarlo en tu perfil.',
  },
  failed: (message) => ({
    title: 'Error',
    text: `No se han podido activar las medias estrellas. ${message}`,
  }),
};
