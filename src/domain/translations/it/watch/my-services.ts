import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'Le mie piattaforme',
    introduction: 'Scegli quelle che hai: i titoli inclusi li riconosci ovunque li incontri.',
  },
  search: 'Trova una piattaforma',
  noneFound: (text) => `Qui nessuna piattaforma si chiama «${text}»`,
  more: (shown, all) => `Le prime ${shown} su ${formatNumber(all)}. Scrivi per trovare le altre.`,
  ticked: (count) =>
    plural(count, {
      one: '{n} piattaforma scelta',
      many: '{n} di piattaforme scelte',
      other: '{n} piattaforme scelte',
    }),
  elsewhere: 'Non in questo paese',
  unknown: (id) => `Piattaforma ${id}`,
  missing: 'Non è stato possibile caricare le piattaforme di questo paese.',
  again: 'Riprova',
  scripts: 'Per scegliere le piattaforme serve JavaScript.',
  added: (name) => ({ title: 'Aggiunta alle tue piattaforme', text: name }),
  removed: (name) => ({ title: 'Tolta dalle tue piattaforme', text: name }),
  failed: failed('Non è stato possibile cambiare le tue piattaforme.'),
  notRead: failed('Non è stato possibile leggere le tue piattaforme.'),
  tooMany: failed('Puoi scegliere 50 piattaforme. Prima togline una.'),
  refused: { title: 'Accedi', text: 'Così puoi salvare le tue piattaforme.' },
  included: 'Incluso nelle mie piattaforme',
  only: 'Sulle mie piattaforme',
  change: 'Le mie piattaforme',
  arrivals: 'Novità sulle mie piattaforme',
  have: 'Ce l’ho',
  haveOf: (name) => `Ho ${name}`,
};
