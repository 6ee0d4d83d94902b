import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'Ocultar lo que ya he visto',
  settings: {
    heading: 'Listas',
    text: 'Las listas pueden dejar fuera las películas y series que ya has visto. Lo que no te interesa lo dejan fuera siempre.',
    dismissed: 'Lo que no te interesa',
  },
  leftOut: (count) =>
    plural(count, {
      one: 'Aquí falta {n} título que has ocultado',
      many: 'Aquí faltan {n} de títulos que has ocultado',
      other: 'Aquí faltan {n} títulos que has ocultado',
    }),
  failed: 'No hemos podido comprobar qué has ocultado, así que se muestra todo.',
  nearlyAll: 'Has visto u ocultado casi todo lo que hay aquí.',
  all: {
    heading: 'Has visto u ocultado todo lo que hay aquí',
    further: 'Seguir buscando',
  },
  dismissed: 'Dijiste que no te interesa. Las listas lo dejan fuera.',
  takeBack: 'Recuperar',
};
