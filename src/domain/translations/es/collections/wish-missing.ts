import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'Añadir las que faltan a mis pendientes',
  counted: (count) =>
    plural(count, {
      one: 'Añadir la que falta a mis pendientes',
      many: 'Añadir los {n} que faltan a mis pendientes',
      other: 'Añadir las {n} que faltan a mis pendientes',
    }),
  complete: 'Todas están vistas o entre mis pendientes',
  signIn: { title: 'Entra en tu cuenta', text: 'Así podrás añadir películas a tus pendientes.' },
  added: (count) => ({
    title: 'Añadidas a pendientes',
    text: plural(count, {
      one: '{n} película añadida',
      many: '{n} de películas añadidas',
      other: '{n} películas añadidas',
    }),
  }),
  none: { title: 'Nada que añadir', text: 'Todas están ya vistas o entre tus pendientes.' },
  undone: (count) => ({
    title: 'Quitadas de pendientes',
    text: plural(count, {
      one: '{n} película ya no está',
      many: '{n} de películas ya no están',
      other: '{n} películas ya no están',
    }),
  }),
  failed: {
    title: 'Error',
    text: 'No se han podido añadir a tus pendientes las películas que faltan. Vuelve a intentarlo.',
  },
};
