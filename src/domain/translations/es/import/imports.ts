import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

const RECORDS: Record<RestoredPart, Forms> = {
  profile: { one: '{n} perfil', many: '{n} de perfiles', other: '{n} perfiles' },
  noticePreferences: {
    one: '{n} ajuste de notificaciones',
    many: '{n} de ajustes de notificaciones',
    other: '{n} ajustes de notificaciones',
  },
  services: {
    one: '{n} plataforma tuya',
    many: '{n} de plataformas tuyas',
    other: '{n} plataformas tuyas',
  },
  wishlist: {
    one: '{n} título pendiente',
    many: '{n} de títulos pendientes',
    other: '{n} títulos pendientes',
  },
  watched: { one: '{n} título visto', many: '{n} de títulos vistos', other: '{n} títulos vistos' },
  favorites: { one: '{n} favorita', many: '{n} de favoritas', other: '{n} favoritas' },
  dismissed: {
    one: '{n} título que no te interesa',
    many: '{n} de títulos que no te interesan',
    other: '{n} títulos que no te interesan',
  },
  taste: {
    one: '{n} apunte sobre tus gustos',
    many: '{n} de apuntes sobre tus gustos',
    other: '{n} apuntes sobre tus gustos',
  },
  diary: {
    one: '{n} entrada del diario',
    many: '{n} de entradas del diario',
    other: '{n} entradas del diario',
  },
  ratings: { one: '{n} valoración', many: '{n} de valoraciones', other: '{n} valoraciones' },
  partRatings: {
    one: '{n} valoración de una temporada o un episodio',
    many: '{n} de valoraciones de temporadas y episodios',
    other: '{n} valoraciones de temporadas y episodios',
  },
  reviews: { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' },
  tags: {
    one: '{n} etiqueta de un título',
    many: '{n} de etiquetas de títulos',
    other: '{n} etiquetas de títulos',
  },
  notes: { one: '{n} nota privada', many: '{n} de notas privadas', other: '{n} notas privadas' },
  pageFavorites: {
    one: '{n} favorita en tu página',
    many: '{n} de favoritas en tu página',
    other: '{n} favoritas en tu página',
  },
  following: { one: '{n} serie seguida', many: '{n} de series seguidas', other: '{n} series seguidas' },
  episodes: { one: '{n} episodio visto', many: '{n} de episodios vistos', other: '{n} episodios vistos' },
  lostEpisodes: {
    one: '{n} episodio visto que cambió de número',
    many: '{n} de episodios vistos que cambiaron de número',
    other: '{n} episodios vistos que cambiaron de número',
  },
  reminders: { one: '{n} recordatorio', many: '{n} de recordatorios', other: '{n} recordatorios' },
  seriesReminders: {
    one: '{n} recordatorio de temporada',
    many: '{n} de recordatorios de temporada',
    other: '{n} recordatorios de temporada',
  },
  savedSearches: {
    one: '{n} búsqueda guardada',
    many: '{n} de búsquedas guardadas',
    other: '{n} búsquedas guardadas',
  },
  aiSearches: {
    one: '{n} búsqueda con IA',
    many: '{n} de búsquedas con IA',
    other: '{n} búsquedas con IA',
  },
  plays: {
    one: '{n} reproducción de otro programa',
    many: '{n} de reproducciones de otros programas',
    other: '{n} reproducciones de otros programas',
  },
  playProgress: {
    one: '{n} título a medias',
    many: '{n} de títulos a medias',
    other: '{n} títulos a medias',
  },
  playNames: {
    one: '{n} nombre asignado',
    many: '{n} de nombres asignados',
    other: '{n} nombres asignados',
  },
  lists: { one: '{n} lista tuya', many: '{n} de listas tuyas', other: '{n} listas tuyas' },
  listTitles: {
    one: '{n} título en tus listas',
    many: '{n} de títulos en tus listas',
    other: '{n} títulos en tus listas',
  },
};

const SWITCHES: Translated<typeof English.IMPORT_MESSAGES>['preview']['switches'] = {
  replaceRatings: 'El archivo puede sustituir las valoraciones que he dado aquí',
  replaceReviews: 'El archivo puede sustituir las críticas que he escrito aquí',
  replaceDates: 'El archivo puede sustituir las fechas que he anotado aquí',
};

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'No ha funcionado',
  sources: SOURCES,
  page: {
    title: 'Importa tu historial',
    description: 'Importa lo que has visto, valorado y apuntado en Letterboxd, IMDb, Trakt, TV Time y Simkl.',
    intro:
      'Suelta aquí tu exportación de otro sitio. La lee tu navegador: de él solo salen títulos, fechas, valoraciones, críticas y listas, y solo después de que los hayas visto.',
    signIn: {
      heading: 'Entra para importar tu historial',
      text: 'Importa lo que has visto, valorado y apuntado en Letterboxd, IMDb, Trakt, TV Time y Simkl.',
    },
    noScripts:
      'Al importar, este navegador lee tu archivo, y para eso necesita JavaScript. Actívalo y recarga la página.',
    readsHeading: 'Qué se puede leer',
    reads: [
      {
        name: 'Letterboxd',
        what: 'El ZIP de Settings → Data: diario, valoraciones, watchlist, críticas, likes y listas',
      },
      { name: 'IMDb', what: 'El CSV de tus valoraciones, de tu watchlist o de una lista' },
      { name: 'Trakt', what: 'El ZIP de Settings → Data: historial, valoraciones, watchlist y listas' },
      {
        name: 'TV Time',
        what: 'El ZIP de tus datos. Solo se abren cinco de sus archivos; los tokens y las direcciones se quedan cerrados',
      },
      { name: 'Simkl', what: 'La copia de seguridad, en JSON o CSV' },
      { name: 'Marquee', what: 'Tu propia exportación, que vuelve tal como era' },
    ],
  },
  choose: {
    heading: 'Elige tu archivo',
    drop: 'Suelta aquí tu archivo',
    or: 'ZIP, CSV o JSON, o varios a la vez',
    button: 'Elegir archivos',
    failed: 'Este archivo no se puede importar',
    failures: FAILURES,
    waiting: (received, total) =>
      `Han llegado ${formatNumber(received)} de ${rows(total)}. El resto sigue en tu archivo: elígelo otra vez para continuar.`,
    waitingHeading: (fileName) => `Continuar con «${fileName}»`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        one: `Leyendo ${names[0]}`,
        many: 'Leyendo {n} de archivos',
        other: 'Leyendo {n} archivos',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} de {n} archivo`,
            many: `${formatNumber(done)} de {n} de archivos`,
            other: `${formatNumber(done)} de {n} archivos`,
          })
        : 'Abriendo…',
    cancel: 'Cancelar',
  },
  preview: {
    heading: (source) => `De ${SOURCES[source]}`,
    found: (total) =>
      plural(total, {
        one: '{n} entrada encontrada. Aún no ha salido nada de tu navegador.',
        many: '{n} de entradas encontradas. Aún no ha salido nada de tu navegador.',
        other: '{n} entradas encontradas. Aún no ha salido nada de tu navegador.',
      }),
    parts: 'Qué se importa',
    part: PARTS,
    ...IMPORT_CHANGES,
    serial: (cell) =>
      `En este archivo las fechas son números, como las cuentan las hojas de cálculo: ${cell} es el ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `¿Cómo escribe las fechas este archivo? ${example} es`,
      unanswered: 'Di primero cómo escribe las fechas este archivo.',
      nameless: (file) => `¿Qué es «${file}»?`,
      leftOut: 'Dejarlo fuera',
      roles: {
        watched: 'Películas que he visto',
        watchlist: 'Mi watchlist',
        likes: 'Películas que me gustan',
      },
    },
    lists: (lists) =>
      `Listas: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    records: (counts) =>
      `Contiene: ${Object.entries(counts)
        .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
        .join(', ')}`,
    shown: ({ public: open, link }) => [
      ...(open > 0
        ? [
            plural(open, {
              one: '{n} lista es pública en el archivo, y todo el mundo podrá verla en cuanto se importe.',
              many: '{n} de listas son públicas en el archivo, y todo el mundo podrá verlas en cuanto se importen.',
              other:
                '{n} listas son públicas en el archivo, y todo el mundo podrá verlas en cuanto se importen.',
            }),
          ]
        : []),
      ...(link > 0
        ? [
            plural(link, {
              one: '{n} lista se muestra con enlace y recibe uno nuevo: el antiguo no lleva a ella.',
              many: '{n} de listas se muestran con enlace y reciben enlaces nuevos: los antiguos no llevan a ellas.',
              other:
                '{n} listas se muestran con enlace y reciben enlaces nuevos: los antiguos no llevan a ellas.',
            }),
          ]
        : []),
    ],
    first: 'Las primeras filas',
    row: rowOf,
    existing: 'Lo que ya está aquí',
    existingText:
      'Tus propias valoraciones, críticas y fechas se quedan como están, salvo que digas otra cosa.',
    switches: SWITCHES,
    problems: (count) =>
      plural(count, {
        one: '{n} fila no se puede importar',
        many: '{n} de filas no se pueden importar',
        other: '{n} filas no se pueden importar',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said}…` : said;
    },
    problemsFile: 'Descargar estas filas',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'Puedes deshacer toda la importación durante 30 días.',
    begin: (count) =>
      plural(count, {
        one: 'Importar {n} entrada',
        many: 'Importar {n} de entradas',
        other: 'Importar {n} entradas',
      }),
    beginning: 'Empezando…',
    nothing: 'Activa al menos una parte para importarla.',
    another: 'Elegir otro archivo',
  },
};
