import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'Denunciar',
  refused: { title: 'Entra para denunciar esta lista', text: 'Las denuncias las lee la administración.' },
  reporting: {
    title: 'Denunciar esta lista',
    question: '¿Qué le pasa?',
    reasons: [
      'Insultos u odio',
      'Spam o publicidad',
      'Un nombre o una descripción ofensivos',
      'Datos privados de alguien',
      'Otra cosa',
    ],
  },
  reported: { title: 'Gracias', text: 'La administración mirará esta lista.' },
  alreadyReported: { title: 'Ya denunciada', text: 'La administración ya sabe qué piensas de esta lista.' },
  own: { title: 'No se puede hacer', text: 'Esta lista es tuya.' },
  gone: { title: 'No se puede hacer', text: 'Esta lista ya no se puede ver.' },
  failed: { title: 'No ha funcionado', text: 'Nada ha cambiado. Vuelve a intentarlo.' },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'Listas denunciadas',
  none: 'No hay ninguna lista denunciada.',
  more: (shown, total) =>
    plural(total, {
      one: `Las más denunciadas: ${shown} de {n} lista.`,
      many: `Las más denunciadas: ${shown} de {n} de listas.`,
      other: `Las más denunciadas: ${shown} de {n} listas.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `Descartar las denuncias de «${name}»`,
  hide: 'Ocultar lista',
  hideOf: (name) => `Ocultar «${name}»`,
  show: 'Mostrar lista',
  showOf: (name) => `Volver a mostrar «${name}»`,
  hiding: {
    title: 'Ocultar esta lista',
    question: '¿Por qué se oculta? El registro guarda el motivo.',
    reasons: ['Insulto', 'Spam', 'Nombre o descripción ofensivos', 'Datos privados', 'Otra cosa'],
    label: 'Ocultar lista',
  },
  hidden: { title: 'Lista oculta', text: 'Solo la ve quien la hizo, como privada.' },
  shown: { title: 'Lista visible', text: 'Vuelve a verse como eligió quien la hizo.' },
  dismissed: { title: 'Denuncias descartadas', text: 'La lista se queda como está.' },
  failed: { title: 'Error', text: 'No se ha podido hacer. Vuelve a intentarlo.' },
};
