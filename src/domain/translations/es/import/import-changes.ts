import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      one: '{n} valoración tiene media estrella y la conserva: 3½ de 5, o 7 de 10, siguen siendo 3½ estrellas.',
      many: '{n} de valoraciones tienen media estrella y la conservan: 3½ de 5, o 7 de 10, siguen siendo 3½ estrellas.',
      other:
        '{n} valoraciones tienen media estrella y la conservan: 3½ de 5, o 7 de 10, siguen siendo 3½ estrellas.',
    }),
  rounded: (count) =>
    plural(count, {
      one: '{n} valoración cae entre dos medias estrellas y se redondea a la más cercana. El informe guarda la original.',
      many: '{n} de valoraciones caen entre dos medias estrellas y se redondean a la más cercana. El informe guarda las originales.',
      other:
        '{n} valoraciones caen entre dos medias estrellas y se redondean a la más cercana. El informe guarda las originales.',
    }),
  long: (count) =>
    plural(count, {
      one: '{n} crítica pasa de 500 caracteres y se corta ahí.',
      many: '{n} de críticas pasan de 500 caracteres y se cortan ahí.',
      other: '{n} críticas pasan de 500 caracteres y se cortan ahí.',
    }),
  longNotes: (count) =>
    plural(count, {
      one: '{n} nota de listas pasa de 500 caracteres y se corta ahí.',
      many: '{n} de notas de listas pasan de 500 caracteres y se cortan ahí.',
      other: '{n} notas de listas pasan de 500 caracteres y se cortan ahí.',
    }),
  tags: (tags, count) =>
    plural(count, {
      one: `{n} entrada del diario tiene etiquetas (${tags.join(', ')}). Pasan a ser tus etiquetas.`,
      many: `{n} de entradas del diario tienen etiquetas (${tags.join(', ')}). Pasan a ser tus etiquetas, como máximo 20 por título y 200 en total.`,
      other: `{n} entradas del diario tienen etiquetas (${tags.join(', ')}). Pasan a ser tus etiquetas, como máximo 20 por título y 200 en total.`,
    }),
  notes: (count) =>
    plural(count, {
      one: '{n} título de tu watchlist tiene una nota. Aquí los pendientes no llevan notas; el informe la guarda.',
      many: '{n} de títulos de tu watchlist tienen notas. Aquí los pendientes no llevan notas; el informe las guarda.',
      other:
        '{n} títulos de tu watchlist tienen notas. Aquí los pendientes no llevan notas; el informe las guarda.',
    }),
  upTo: (count) =>
    plural(count, {
      one: 'De {n} serie el archivo solo dice el último episodio que has visto: los anteriores se marcan también, sin fecha.',
      many: 'De {n} de series el archivo solo dice el último episodio que has visto: los anteriores se marcan también, sin fecha.',
      other:
        'De {n} series el archivo solo dice el último episodio que has visto: los anteriores se marcan también, sin fecha.',
    }),
  untold: (days, count) => {
    const quoted = days.map((day) => `«${day}»`).join(', ');
    return plural(count, {
      one: `{n} fecha no se entiende y se deja fuera: ${quoted}`,
      many: `{n} de fechas no se entienden y se dejan fuera: ${quoted}`,
      other: `{n} fechas no se entienden y se dejan fuera: ${quoted}`,
    });
  },
};
