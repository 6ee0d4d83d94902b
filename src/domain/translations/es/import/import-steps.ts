import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import type { ImportRowState } from '../../../import/import-job.ts';
import { formatMoment } from '../../../moments.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

const STATES: Translated<typeof English.IMPORT_STEP_MESSAGES>['job']['states'] = {
  receiving: 'Enviando',
  matching: 'Buscando títulos',
  asking: 'Te espera',
  saving: 'Guardando',
  done: 'Terminada',
  cancelled: 'Cancelada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
};

const KINDS: Record<EntryKind, Forms> = {
  watch: { one: '{n} visionado', many: '{n} de visionados', other: '{n} visionados' },
  watched: { one: '{n} en «Ya vistas»', many: '{n} en «Ya vistas»', other: '{n} en «Ya vistas»' },
  rating: { one: '{n} valoración', many: '{n} de valoraciones', other: '{n} valoraciones' },
  wish: { one: '{n} en pendientes', many: '{n} en pendientes', other: '{n} en pendientes' },
  review: { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' },
  favorite: { one: '{n} favorita', many: '{n} de favoritas', other: '{n} favoritas' },
  follow: { one: '{n} serie seguida', many: '{n} de series seguidas', other: '{n} series seguidas' },
  dismissed: {
    one: '{n} que no te interesa',
    many: '{n} que no te interesan',
    other: '{n} que no te interesan',
  },
  list: { one: '{n} en listas', many: '{n} en listas', other: '{n} en listas' },
  own: { one: '{n} de Marquee', many: '{n} de Marquee', other: '{n} de Marquee' },
};

const ROWS: Record<ImportRowState, Forms> = {
  waiting: { one: '{n} aún sin guardar', many: '{n} aún sin guardar', other: '{n} aún sin guardar' },
  imported: { one: '{n} importada', many: '{n} importadas', other: '{n} importadas' },
  already: { one: '{n} ya estaba', many: '{n} ya estaban', other: '{n} ya estaban' },
  ambiguous: { one: '{n} dudosa', many: '{n} dudosas', other: '{n} dudosas' },
  not_found: { one: '{n} no encontrada', many: '{n} no encontradas', other: '{n} no encontradas' },
  skipped: { one: '{n} dejada fuera', many: '{n} dejadas fuera', other: '{n} dejadas fuera' },
  unreadable: {
    one: '{n} que no se ha podido guardar',
    many: '{n} que no se han podido guardar',
    other: '{n} que no se han podido guardar',
  },
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `Enviado: ${formatNumber(received)} de ${rows(total)}`,
    sendingText:
      'Deja esta página abierta hasta que se envíen todas las filas. Si se cierra, elige el archivo otra vez para continuar.',
    matching: (looked, total) => `Consultado: ${formatNumber(looked)} de ${titles(total)}`,
    matchingText: 'Puedes cerrar esta página: la importación sigue sin ti.',
    saving: (saved, total) => `Guardado: ${formatNumber(saved)} de ${rows(total)}`,
    undoing: (back, total) => `Deshecho: ${formatNumber(back)} de ${rows(total)}`,
    halted: 'La base de datos de cine no responde. La importación espera y sigue sola.',
    stalled: (why) => `${why} Se intenta otra vez.`,
    cancel: 'Cancelar importación',
    cancelText: 'Aún no se ha guardado nada.',
    cancelled: 'Esta importación se canceló.',
    undone: 'Esta importación se deshizo.',
    seen: { diary: 'Ver tu diario', upNext: 'Ver qué sigue', numbers: 'Ver tus números' },
    left: (minutes) =>
      minutes < 1
        ? 'Queda menos de un minuto.'
        : plural(minutes, {
            one: 'Queda {n} minuto, más o menos.',
            many: 'Quedan {n} de minutos, más o menos.',
            other: 'Quedan {n} minutos, más o menos.',
          }),
    another: 'Importar otro archivo',
    undo: 'Deshacer importación',
    undoUntil: (day) => `Puedes deshacer todo lo que trajo hasta el ${formatDate(day)}.`,
    undoQuestion: '¿Deshacer esta importación?',
    undoText: (count) =>
      plural(count, {
        one: 'Se quitará {n} entrada importada y volverá lo que sustituyó. Lo que has cambiado después se queda.',
        many: 'Se quitarán {n} de entradas importadas y volverá lo que sustituyeron. Lo que has cambiado después se queda.',
        other:
          'Se quitarán {n} entradas importadas y volverá lo que sustituyeron. Lo que has cambiado después se queda.',
      }),
    keep: 'Dejarla',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        one: '¿De qué título se trata? {n} nombre podría ser de varios.',
        many: '¿De qué título se trata? {n} de nombres podrían ser de varios.',
        other: '¿De qué título se trata? {n} nombres podrían ser de varios.',
      }),
    text: 'No se guarda nada hasta que decidas o dejes fuera el resto.',
    failed: 'Tu elección no se ha guardado',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title, year) => `Elegir ${named(title, year ? Number(year) : null)}`,
    none: 'Ninguno de estos',
    search: 'Buscar otro título',
    searchHeading: (name, year) => `¿Qué es «${named(name, year)}»?`,
    searchLabel: '¿De qué título se trata?',
    alike: (count) =>
      plural(count, {
        one: 'Hacer lo mismo con {n} fila más de este nombre',
        many: 'Hacer lo mismo con {n} de filas más de este nombre',
        other: 'Hacer lo mismo con {n} filas más de este nombre',
      }),
    allFirst: 'Elegir siempre el primero',
    allSkip: 'Dejar fuera todos estos',
    save: 'Guardar el resto sin estos',
    again: 'Reintentar',
    left: (count) =>
      plural(count, {
        one: 'Queda {n} nombre por decidir',
        many: 'Quedan {n} de nombres por decidir',
        other: 'Quedan {n} nombres por decidir',
      }),
    movie: 'Película',
    tv: 'Serie',
  },
  report: {
    heading: 'Informe',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Qué filas',
    all: 'Todas',
    columns: { row: 'Fila', what: 'Qué', file: 'En tu archivo', became: 'Ahora es', state: 'Resultado' },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} de ${given.of} pasa a ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'Aquí no hay filas.',
    download: 'Descargar el informe (CSV)',
    pages: 'Páginas del informe',
    page: (page, of) => `Página ${formatNumber(page)} de ${formatNumber(of)}`,
    newer: 'Anterior',
    older: 'Siguiente',
  },
  former: {
    heading: 'Tus importaciones',
    text: 'De los últimos 30 días.',
    show: 'Mostrar',
    showOf: (fileName) => `Mostrar la importación de «${fileName}»`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
