import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'Vota',
  none: 'Nessuna stella',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'Stelle',
    introduction:
      'Di norma le stelle sono intere. Con le mezze stelle ogni stella ha due metà; quello che hai importato conserva le sue in ogni caso.',
  },
  label: 'Vota con le mezze stelle',
  offer: 'Nel tuo file ci sono mezze stelle, e restano. Vuoi darle anche qui?',
  chosen: {
    title: 'Mezze stelle',
    text: 'Da adesso puoi dare mezze stelle. Puoi cambiare idea nel tuo profilo.',
  },
  failed: (message) => ({
    title: 'Errore',
    text: `Non è stato possibile impostare le mezze stelle. ${message}`,
  }),
};
