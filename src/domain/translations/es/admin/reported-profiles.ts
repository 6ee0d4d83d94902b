import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'Páginas denunciadas',
  none: 'No hay ninguna página denunciada.',
  more: (shown, total) =>
    plural(total, {
      one: `Las más denunciadas: ${shown} de {n} página.`,
      many: `Las más denunciadas: ${shown} de {n} de páginas.`,
      other: `Las más denunciadas: ${shown} de {n} páginas.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `Descartar las denuncias de @${handle}`,
  hide: 'Ocultar página',
  hideOf: (handle) => `Ocultar la página de @${handle}`,
  show: 'Mostrar página',
  showOf: (handle) => `Volver a mostrar la página de @${handle}`,
  hiding: {
    title: 'Ocultar esta página',
    question: '¿Por qué se oculta? El registro guarda el motivo.',
    reasons: ['Se hace pasar por otra persona', 'Insulto', 'Spam', 'Nombre o imagen ofensivos', 'Otra cosa'],
    label: 'Ocultar página',
  },
  hidden: { title: 'Página oculta', text: 'Solo la ve su dueño o dueña.' },
  shown: { title: 'Página visible', text: 'Vuelve a verse como se eligió.' },
  dismissed: { title: 'Denuncias descartadas', text: 'La página se queda como está.' },
  failed: { title: 'Error', text: 'No se ha podido hacer. Vuelve a intentarlo.' },
};
