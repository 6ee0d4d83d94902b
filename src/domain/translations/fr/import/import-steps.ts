import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportRowState, ImportState } from '../../../import/import-job.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import { formatMoment } from '../../../moments.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

/** What is said alike of any number. */
const alike = (text: string): Forms => ({ one: text, many: text, other: text });

const STATES: Record<ImportState, string> = {
  receiving: 'Envoi',
  matching: 'Recherche des titres',
  asking: 'En attente de vous',
  saving: 'Enregistrement',
  done: 'Terminé',
  cancelled: 'Annulé',
  undoing: 'Retour en arrière',
  undone: 'Défait',
};

const KINDS: Record<EntryKind, Forms> = {
  watch: { one: '{n} visionnage', many: '{n} de visionnages', other: '{n} visionnages' },
  watched: alike('{n} dans «\u00a0Vus\u00a0»'),
  rating: { one: '{n} note', many: '{n} de notes', other: '{n} notes' },
  wish: alike('{n} dans «\u00a0À voir\u00a0»'),
  review: { one: '{n} critique', many: '{n} de critiques', other: '{n} critiques' },
  favorite: { one: '{n} favori', many: '{n} de favoris', other: '{n} favoris' },
  follow: { one: '{n} série suivie', many: '{n} de séries suivies', other: '{n} séries suivies' },
  dismissed: alike('{n} pas pour moi'),
  list: alike('{n} dans des listes'),
  own: alike('{n} de Marquee'),
};

const ROWS: Record<ImportRowState, Forms> = {
  waiting: {
    one: '{n} pas encore enregistrée',
    many: '{n} pas encore enregistrées',
    other: '{n} pas encore enregistrées',
  },
  imported: { one: '{n} importée', many: '{n} importées', other: '{n} importées' },
  already: alike('{n} déjà là'),
  ambiguous: alike('{n} avec plusieurs titres possibles'),
  not_found: alike('{n} sans titre trouvé'),
  skipped: {
    one: '{n} laissée de côté par vous',
    many: '{n} laissées de côté par vous',
    other: '{n} laissées de côté par vous',
  },
  unreadable: {
    one: '{n} n’a pas pu être enregistrée',
    many: '{n} n’ont pas pu être enregistrées',
    other: '{n} n’ont pas pu être enregistrées',
  },
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}\u00a0: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `Envoi\u00a0: ${formatNumber(received)} sur ${rows(total)}`,
    sendingText:
      'Laissez cette page ouverte jusqu’à la fin de l’envoi. Si elle se ferme, choisissez le fichier de nouveau pour continuer.',
    matching: (looked, total) => `Recherche\u00a0: ${formatNumber(looked)} sur ${titles(total)}`,
    matchingText: 'Vous pouvez fermer cette page\u00a0: l’import continue sans vous.',
    saving: (saved, total) => `Enregistrement\u00a0: ${formatNumber(saved)} sur ${rows(total)}`,
    undoing: (back, total) => `Retour en arrière\u00a0: ${formatNumber(back)} sur ${rows(total)}`,
    halted: 'La base de films ne répond pas. L’import attend et reprend de lui-même.',
    stalled: (why) => `${why} Nouvel essai en cours.`,
    cancel: 'Annuler l’import',
    cancelText: 'Rien n’est encore enregistré.',
    cancelled: 'Cet import a été annulé.',
    undone: 'Cet import a été défait.',
    seen: { diary: 'Voir votre journal', upNext: 'Voir la suite', numbers: 'Voir vos chiffres' },
    left: (minutes) =>
      minutes < 1
        ? 'Moins d’une minute encore.'
        : plural(minutes, {
            one: 'Encore {n} minute environ.',
            many: 'Encore {n} de minutes environ.',
            other: 'Encore {n} minutes environ.',
          }),
    another: 'Importer un autre fichier',
    undo: 'Défaire l’import',
    undoUntil: (day) => `Vous pouvez défaire tout ce qu’il a apporté jusqu’au ${formatDate(day)}.`,
    undoQuestion: 'Défaire cet import\u00a0?',
    undoText: (count) =>
      plural(count, {
        one: '{n} entrée importée sera retirée, et ce qu’elle a remplacé revient. Ce que vous avez changé depuis reste.',
        many: '{n} d’entrées importées seront retirées, et ce qu’elles ont remplacé revient. Ce que vous avez changé depuis reste.',
        other:
          '{n} entrées importées seront retirées, et ce qu’elles ont remplacé revient. Ce que vous avez changé depuis reste.',
      }),
    keep: 'Le garder',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        one: 'De quel titre s’agit-il\u00a0? {n} nom en désigne plusieurs.',
        many: 'De quel titre s’agit-il\u00a0? {n} de noms en désignent plusieurs.',
        other: 'De quel titre s’agit-il\u00a0? {n} noms en désignent plusieurs.',
      }),
    text: 'Rien n’est enregistré tant que vous n’avez pas choisi, ou laissé le reste de côté.',
    failed: 'Votre choix n’a pas été enregistré',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title, year) => `Prendre ${named(title, year ? Number(year) : null)}`,
    none: 'Aucun de ceux-là',
    search: 'Chercher un autre titre',
    searchHeading: (name, year) => `Qu’est-ce que «\u00a0${named(name, year)}\u00a0»\u00a0?`,
    searchLabel: 'De quel titre s’agit-il\u00a0?',
    alike: (count) =>
      plural(count, {
        one: 'Faire de même pour {n} autre ligne de ce nom',
        many: 'Faire de même pour {n} d’autres lignes de ce nom',
        other: 'Faire de même pour {n} autres lignes de ce nom',
      }),
    allFirst: 'Prendre le premier pour tous',
    allSkip: 'Les laisser tous de côté',
    save: 'Enregistrer le reste sans ceux-là',
    again: 'Réessayer',
    left: (count) =>
      plural(count, {
        one: 'encore {n} nom à choisir',
        many: 'encore {n} de noms à choisir',
        other: 'encore {n} noms à choisir',
      }),
    movie: 'Film',
    tv: 'Série',
  },
  report: {
    heading: 'Compte rendu',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Quelles lignes',
    all: 'Toutes',
    columns: {
      row: 'Ligne',
      what: 'Quoi',
      file: 'Dans votre fichier',
      became: 'Devenu',
      state: 'Résultat',
    },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} sur ${given.of}, devenu ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'Aucune ligne ici.',
    download: 'Télécharger le compte rendu (CSV)',
    pages: 'Pages du compte rendu',
    page: (page, of) => `Page ${formatNumber(page)} sur ${formatNumber(of)}`,
    newer: 'Précédente',
    older: 'Suivante',
  },
  former: {
    heading: 'Vos imports',
    text: 'Des 30 derniers jours.',
    show: 'Afficher',
    showOf: (fileName) => `Afficher l’import\u00a0: ${fileName}`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
