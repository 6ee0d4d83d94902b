import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'Mis plataformas',
    introduction: 'Elige las que tienes: lo que incluyen saldrá marcado allí donde lo veas.',
  },
  search: 'Buscar una plataforma',
  noneFound: (text) => `Aquí no hay ninguna plataforma llamada «${text}»`,
  more: (shown, all) => `Las primeras ${shown} de ${formatNumber(all)}. Escribe para encontrar las demás.`,
  ticked: (count) =>
    plural(count, {
      one: '{n} plataforma elegida',
      many: '{n} de plataformas elegidas',
      other: '{n} plataformas elegidas',
    }),
  elsewhere: 'No está en este país',
  unknown: (id) => `Plataforma ${id}`,
  missing: 'No se han podido cargar las plataformas de este país.',
  again: 'Reintentar',
  scripts: 'Para elegir plataformas hace falta JavaScript.',
  added: (name) => ({ title: 'Añadida a tus plataformas', text: name }),
  removed: (name) => ({ title: 'Quitada de tus plataformas', text: name }),
  failed: failed('No se han podido cambiar tus plataformas.'),
  notRead: failed('No se han podido leer tus plataformas.'),
  tooMany: failed('Puedes elegir 50 plataformas. Quita una primero.'),
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás guardar tus plataformas.' },
  included: 'Incluida en mis plataformas',
  only: 'En mis plataformas',
  change: 'Mis plataformas',
  arrivals: 'Nuevo en mis plataformas',
  have: 'La tengo',
  haveOf: (name) => `Tengo ${name}`,
};
