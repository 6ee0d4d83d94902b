import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'Ce qui manque à ces chiffres',
  unknown: (n) =>
    plural(n, {
      one: '{n} titre dont nous ne savons rien encore\u00a0: ses heures, genres, pays et personnes manquent. Ce que vous venez d’enregistrer est complété en quelques minutes.',
      many: '{n} de titres dont nous ne savons rien encore\u00a0: leurs heures, genres, pays et personnes manquent. Ce que vous venez d’enregistrer est complété en quelques minutes.',
      other:
        '{n} titres dont nous ne savons rien encore\u00a0: leurs heures, genres, pays et personnes manquent. Ce que vous venez d’enregistrer est complété en quelques minutes.',
    }),
  lengthless: (n) =>
    plural(n, {
      one: '{n} film de durée inconnue.',
      many: '{n} de films de durée inconnue.',
      other: '{n} films de durée inconnue.',
    }),
  whole: (n) =>
    plural(n, {
      one: '{n} série marquée en bloc\u00a0: le nombre d’heures vues n’est pas connu.',
      many: '{n} de séries marquées en bloc\u00a0: le nombre d’heures vues n’est pas connu.',
      other: '{n} séries marquées en bloc\u00a0: le nombre d’heures vues n’est pas connu.',
    }),
  undated: (n) =>
    plural(n, {
      one: '{n} visionnage sans date\u00a0: compté ici, mais dans aucune année.',
      many: '{n} de visionnages sans date\u00a0: comptés ici, mais dans aucune année.',
      other: '{n} visionnages sans date\u00a0: comptés ici, mais dans aucune année.',
    }),
};
