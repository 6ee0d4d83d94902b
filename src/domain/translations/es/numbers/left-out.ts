import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'Lo que falta en estos números',
  unknown: (n) =>
    plural(n, {
      one: '{n} título del que aún no sabemos nada: faltan sus horas, géneros, países y personas. Lo que acabas de guardar se consulta en unos minutos.',
      many: '{n} de títulos de los que aún no sabemos nada: faltan sus horas, géneros, países y personas. Lo que acabas de guardar se consulta en unos minutos.',
      other:
        '{n} títulos de los que aún no sabemos nada: faltan sus horas, géneros, países y personas. Lo que acabas de guardar se consulta en unos minutos.',
    }),
  lengthless: (n) =>
    plural(n, {
      one: '{n} película de duración desconocida.',
      many: '{n} de películas de duración desconocida.',
      other: '{n} películas de duración desconocida.',
    }),
  whole: (n) =>
    plural(n, {
      one: '{n} serie marcada entera: no se sabe cuántas horas has visto de ella.',
      many: '{n} de series marcadas enteras: no se sabe cuántas horas has visto de ellas.',
      other: '{n} series marcadas enteras: no se sabe cuántas horas has visto de ellas.',
    }),
  undated: (n) =>
    plural(n, {
      one: '{n} visionado sin fecha: cuenta aquí, pero en ningún año.',
      many: '{n} de visionados sin fecha: cuentan aquí, pero en ningún año.',
      other: '{n} visionados sin fecha: cuentan aquí, pero en ningún año.',
    }),
};
