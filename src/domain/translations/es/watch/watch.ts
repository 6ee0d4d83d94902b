import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'Dónde ver',
  headingOf: (title) => `Dónde ver «${title}»`,
  headingIn: (region) => `Dónde ver en ${region}`,
  kinds: { included: 'Suscripción', free: 'Gratis', rent: 'Alquilar', buy: 'Comprar' },
  explained: {
    included: 'Con una suscripción a una de estas plataformas.',
    free: 'Gratis, a veces con anuncios.',
    rent: 'Por un tiempo, se paga por título.',
    buy: 'Para siempre, se paga por título.',
  },
  more: (count) => `${count} más`,
  details: 'Detalles',
  nowhere: 'Ahora mismo no está en ninguna plataforma de tu país.',
  nowhereIn: (region) => `Ahora mismo no está en ninguna plataforma en ${region}.`,
  unknown: 'No hemos podido comprobarlo ahora mismo.',
  checkedAlone: (day, today) => (day === today ? 'Comprobado hoy' : `Comprobado el ${formatDate(day)}`),
  dataBy: (source, day, today) =>
    day === today
      ? `Datos de ${source}, comprobados hoy`
      : `Datos de ${source}, comprobados el ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `Plataformas de ejemplo. Los datos reales son de ${source}`,
  sampleNote:
    'Estas plataformas son inventadas, y lo que ofrecen también: el catálogo incluido no conoce ninguna real.',
  chooser: { label: 'País', submit: 'Mostrar' },
  back: (title) => `Ficha de «${title}»`,
  atTmdb: 'Lo mismo en TMDB',
  title: (title, region) => `Dónde ver «${title}» en ${region}`,
  description: (title, region, told) =>
    told === ''
      ? `«${title}» no está ahora mismo en ninguna plataforma en ${region}.`
      : `Dónde ver «${title}» en ${region}: ${told}.`,
  told: {
    included: (names) => `con suscripción en ${names}`,
    free: (names) => `gratis en ${names}`,
    rent: (names) => `en alquiler en ${names}`,
    buy: (names) => `a la venta en ${names}`,
  },
  failed: 'No se ha podido cargar dónde ver el título',
  region: {
    section: {
      heading: 'Dónde ves cine y series',
      introduction: 'Lo que ofrece cada plataforma depende del país. Esto solo lo ves tú.',
    },
    label: 'País',
    automatic: 'El de mi navegador',
    saved: (name) => ({ title: 'Guardado', text: `Se muestran las plataformas de ${name}.` }),
    savedAutomatic: {
      title: 'Guardado',
      text: 'Se muestran las plataformas del país que indica tu navegador.',
    },
    failed: (message) => ({ title: 'Error', text: `No se ha podido guardar el país. ${message}` }),
  },
};
