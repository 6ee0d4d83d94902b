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

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}\u00a0: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

const what =
  'Importez ce que vous avez vu, noté et mis de côté sur Letterboxd, IMDb, Trakt, TV Time et Simkl.';

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'Cela n’a pas marché',
  sources: SOURCES,
  page: {
    title: 'Importer votre historique',
    description: what,
    intro:
      'Déposez ici votre export d’un autre site. C’est votre navigateur qui le lit\u00a0: seuls titres, dates, notes, critiques et listes en sortent, et seulement après que vous les avez vus.',
    signIn: { heading: 'Connectez-vous pour importer votre historique', text: what },
    noScripts:
      'L’import lit votre fichier dans ce navigateur, ce qui demande JavaScript. Activez-le et rechargez cette page.',
    readsHeading: 'Ce qui peut être lu',
    reads: [
      {
        name: 'Letterboxd',
        what: 'Le ZIP de Settings → Data\u00a0: journal, notes, watchlist, critiques, likes et listes',
      },
      { name: 'IMDb', what: 'Le CSV de vos notes, de votre watchlist ou d’une liste' },
      { name: 'Trakt', what: 'Le ZIP de Settings → Data\u00a0: historique, notes, watchlist et listes' },
      {
        name: 'TV Time',
        what: 'Le ZIP de vos données. Seuls cinq de ses fichiers sont ouverts\u00a0; les jetons et adresses qu’il contient restent fermés',
      },
      { name: 'Simkl', what: 'La sauvegarde, en JSON ou en CSV' },
      { name: 'Marquee', what: 'Votre propre export, qui revient tel quel' },
    ],
  },
  choose: {
    heading: 'Choisissez votre fichier',
    drop: 'Déposez votre fichier ici',
    or: 'ZIP, CSV ou JSON, ou plusieurs à la fois',
    button: 'Choisir des fichiers',
    failed: 'Ce fichier ne peut pas être importé',
    failures: FAILURES,
    waiting: (received, total) =>
      `${formatNumber(received)} sur ${rows(total)} sont arrivées. Le reste est encore dans votre fichier\u00a0: choisissez-le de nouveau pour continuer.`,
    waitingHeading: (fileName) => `Continuer avec ${fileName}`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        one: `Lecture\u00a0: ${names[0]}`,
        many: 'Lecture de {n} de fichiers',
        other: 'Lecture de {n} fichiers',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} sur {n} fichier`,
            many: `${formatNumber(done)} sur {n} de fichiers`,
            other: `${formatNumber(done)} sur {n} fichiers`,
          })
        : 'Ouverture…',
    cancel: 'Annuler',
  },
  preview: {
    heading: (source) => `Depuis ${SOURCES[source]}`,
    found: (total) =>
      plural(total, {
        one: '{n} entrée trouvée. Rien n’a encore quitté votre navigateur.',
        many: '{n} d’entrées trouvées. Rien n’a encore quitté votre navigateur.',
        other: '{n} entrées trouvées. Rien n’a encore quitté votre navigateur.',
      }),
    parts: 'Ce qui est importé',
    part: PARTS,
    ...IMPORT_CHANGES,
    ...IMPORT_RECORDS,
    serial: (cell) =>
      `Dans ce fichier, les dates sont des nombres, comme les comptent les tableurs\u00a0: ${cell} est le ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `Comment ce fichier écrit-il les dates\u00a0? ${example} est`,
      unanswered: 'Dites d’abord comment ce fichier écrit ses dates.',
      nameless: (file) => `Qu’est-ce que ${file}\u00a0?`,
      leftOut: 'Le laisser de côté',
      roles: { watched: 'Des films que j’ai vus', watchlist: 'Ma watchlist', likes: 'Des films que j’aime' },
    },
    lists: (lists) =>
      `Listes\u00a0: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    first: 'Les premières lignes',
    row: rowOf,
    existing: 'Ce qui est déjà ici',
    existingText:
      'Vos notes, critiques et dates restent comme elles sont, sauf si vous en décidez autrement.',
    switches: {
      replaceRatings: 'Le fichier peut remplacer les notes que j’ai données ici',
      replaceReviews: 'Le fichier peut remplacer les critiques que j’ai écrites ici',
      replaceDates: 'Le fichier peut remplacer les dates que j’ai inscrites ici',
    },
    problems: (count) =>
      plural(count, {
        one: '{n} ligne ne peut pas être importée',
        many: '{n} de lignes ne peuvent pas être importées',
        other: '{n} lignes ne peuvent pas être importées',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('\u00a0; ');
      const said = `${PROBLEMS[problem]}\u00a0: ${rows(count)} (${places})`;
      return count > first.length ? `${said}…` : said;
    },
    problemsFile: 'Télécharger ces lignes',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'Vous pouvez défaire tout l’import pendant 30 jours.',
    begin: (count) =>
      plural(count, {
        one: 'Importer {n} entrée',
        many: 'Importer {n} d’entrées',
        other: 'Importer {n} entrées',
      }),
    beginning: 'C’est parti…',
    nothing: 'Activez au moins une partie pour l’importer.',
    another: 'Choisir un autre fichier',
  },
};
