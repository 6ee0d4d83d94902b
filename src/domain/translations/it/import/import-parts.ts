import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} visione di film',
        many: '{n} di visioni di film',
        other: '{n} visioni di film',
      }),
    becomes: 'Voci del diario al loro giorno; i film vanno in «Visti».',
  },
  episodeWatch: {
    counted: (count) =>
      plural(count, { one: '{n} episodio visto', many: '{n} di episodi visti', other: '{n} episodi visti' }),
    becomes: 'Segnati come visti al loro giorno; segui le loro serie.',
  },
  watched: {
    counted: (count) =>
      plural(count, {
        one: '{n} titolo che hai visto',
        many: '{n} di titoli che hai visto',
        other: '{n} titoli che hai visto',
      }),
    becomes: 'La tua lista «Visti», senza data: il file non dice quando.',
  },
  rating: {
    counted: ratings,
    becomes: 'I tuoi voti, su cinque stelle, con le mezze.',
  },
  wish: {
    counted: (count) =>
      plural(count, {
        one: '{n} titolo da vedere',
        many: '{n} di titoli da vedere',
        other: '{n} titoli da vedere',
      }),
    becomes: 'La tua lista «Da vedere».',
  },
  review: { counted: reviews, becomes: 'Le tue recensioni, sotto il tuo nome.' },
  favorite: {
    counted: (count) =>
      plural(count, { one: '{n} preferito', many: '{n} di preferiti', other: '{n} preferiti' }),
    becomes: 'I tuoi preferiti.',
  },
  follow: {
    counted: (count) =>
      plural(count, {
        one: '{n} serie che segui',
        many: '{n} di serie che segui',
        other: '{n} serie che segui',
      }),
    becomes: 'Serie che segui; quelle in pausa o abbandonate restano così.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} titolo che non ti interessa',
        many: '{n} di titoli che non ti interessano',
        other: '{n} titoli che non ti interessano',
      }),
    becomes: 'Titoli che non ti interessano: le liste li lasciano fuori.',
  },
  list: {
    counted: (count) =>
      plural(count, {
        one: '{n} titolo nelle liste',
        many: '{n} di titoli nelle liste',
        other: '{n} titoli nelle liste',
      }),
    becomes: 'Liste tue, con il loro nome, che vedi solo tu.',
  },
  own: {
    counted: (count) => plural(count, { one: '{n} dato', many: '{n} di dati', other: '{n} dati' }),
    becomes: 'Esattamente com’erano quando li hai esportati.',
  },
};
