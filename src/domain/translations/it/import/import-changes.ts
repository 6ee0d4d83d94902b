import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      one: '{n} voto ha mezza stella, e la tiene: 3½ su 5, o 7 su 10, restano 3½ stelle.',
      many: '{n} di voti hanno mezza stella, e la tengono: 3½ su 5, o 7 su 10, restano 3½ stelle.',
      other: '{n} voti hanno mezza stella, e la tengono: 3½ su 5, o 7 su 10, restano 3½ stelle.',
    }),
  rounded: (count) =>
    plural(count, {
      one: '{n} voto cade tra due mezze stelle e prende la più vicina. Il resoconto conserva l’originale.',
      many: '{n} di voti cadono tra due mezze stelle e prendono la più vicina. Il resoconto conserva l’originale.',
      other:
        '{n} voti cadono tra due mezze stelle e prendono la più vicina. Il resoconto conserva l’originale.',
    }),
  long: (count) =>
    plural(count, {
      one: '{n} recensione supera i 500 caratteri e si ferma lì.',
      many: '{n} di recensioni superano i 500 caratteri e si fermano lì.',
      other: '{n} recensioni superano i 500 caratteri e si fermano lì.',
    }),
  longNotes: (count) =>
    plural(count, {
      one: '{n} nota nelle liste supera i 500 caratteri e si ferma lì.',
      many: '{n} di note nelle liste superano i 500 caratteri e si fermano lì.',
      other: '{n} note nelle liste superano i 500 caratteri e si fermano lì.',
    }),
  tags: (tags, count) =>
    plural(count, {
      one: `{n} voce del diario ha dei tag (${tags.join(', ')}). Diventano i tuoi.`,
      many: `{n} di voci del diario hanno dei tag (${tags.join(', ')}). Diventano i tuoi, al massimo 20 per titolo e 200 in tutto.`,
      other: `{n} voci del diario hanno dei tag (${tags.join(', ')}). Diventano i tuoi, al massimo 20 per titolo e 200 in tutto.`,
    }),
  notes: (count) =>
    plural(count, {
      one: '{n} titolo della tua watchlist ha una nota. Qui la lista «Da vedere» non ha note; il resoconto la conserva.',
      many: '{n} di titoli della tua watchlist hanno una nota. Qui la lista «Da vedere» non ha note; il resoconto le conserva.',
      other:
        '{n} titoli della tua watchlist hanno una nota. Qui la lista «Da vedere» non ha note; il resoconto le conserva.',
    }),
  upTo: (count) =>
    plural(count, {
      one: 'Di {n} serie il file indica solo l’ultimo episodio visto: vengono segnati anche tutti quelli prima, senza data.',
      many: 'Di {n} di serie il file indica solo l’ultimo episodio visto: vengono segnati anche tutti quelli prima, senza data.',
      other:
        'Di {n} serie il file indica solo l’ultimo episodio visto: vengono segnati anche tutti quelli prima, senza data.',
    }),
  untold: (days, count) => {
    const quoted = days.map((day) => `«${day}»`).join(', ');
    return plural(count, {
      one: `{n} data non si capisce e resta fuori: ${quoted}`,
      many: `{n} di date non si capiscono e restano fuori: ${quoted}`,
      other: `{n} date non si capiscono e restano fuori: ${quoted}`,
    });
  },
};
