import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { IMPORT_RECORDS } from './import-records.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

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
    ...IMPORT_RECORDS,
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
