import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  headings: {
    404: 'No encontrado',
    413: 'Demasiado grande',
    429: 'Un momento, por favor',
    500: 'Error',
    503: 'Demasiada gente',
  },
  tooLarge: 'Es más grande de lo que aceptamos.',
  tooBusy: 'Ahora mismo hay demasiada gente. Vuelve a intentarlo en un momento.',
  tooMany: (seconds) =>
    plural(seconds, {
      one: 'Demasiadas peticiones. Vuelve a intentarlo en {n} segundo.',
      many: 'Demasiadas peticiones. Vuelve a intentarlo en {n} de segundos.',
      other: 'Demasiadas peticiones. Vuelve a intentarlo en {n} segundos.',
    }),
  otherSite: 'Aquí solo se responde a rutas de este sitio.',
  longAddress: 'Esta dirección es demasiado larga.',
  oddCharacters: 'Esta dirección tiene caracteres que ninguna dirección puede tener.',
  oddAddress: 'Esta dirección no está bien escrita.',
  noPage: 'Esta página no existe.',
  notHttp: 'Esto no es HTTP válido.',
  twoHosts: 'Una petición debe nombrar exactamente un host.',
  oddHost: 'El host falta o no está bien escrito.',
  method: 'Este método no se admite aquí.',
  body: 'Una petición de lectura no puede llevar contenido.',
  elsewhere: 'Esta petición viene de otro sitio.',
};
