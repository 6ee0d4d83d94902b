import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatMoment } from '../../../moments.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportRowState, ImportState } from '../../../import/import-job.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

const same = (text: string): Forms => ({ one: text, many: text, other: text });

const STATES: Record<ImportState, string> = {
  receiving: 'Enviando',
  matching: 'Procurando títulos',
  asking: 'Esperando você',
  saving: 'Salvando',
  done: 'Pronta',
  cancelled: 'Cancelada',
  undoing: 'Desfazendo',
  undone: 'Desfeita',
};

const KINDS: Record<EntryKind, Forms> = {
  watch: { one: '{n} registro', many: '{n} de registros', other: '{n} registros' },
  watched: same('{n} em “Assistidos”'),
  rating: { one: '{n} nota', many: '{n} de notas', other: '{n} notas' },
  wish: same('{n} em “Quero ver”'),
  review: { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' },
  favorite: { one: '{n} favorito', many: '{n} de favoritos', other: '{n} favoritos' },
  follow: { one: '{n} série seguida', many: '{n} de séries seguidas', other: '{n} séries seguidas' },
  dismissed: same('{n} sem interesse'),
  list: same('{n} em listas'),
  own: same('{n} do Marquee'),
};

const ROWS: Record<ImportRowState, Forms> = {
  waiting: { one: '{n} ainda não salva', many: '{n} ainda não salvas', other: '{n} ainda não salvas' },
  imported: { one: '{n} importada', many: '{n} importadas', other: '{n} importadas' },
  already: { one: '{n} já estava aqui', many: '{n} já estavam aqui', other: '{n} já estavam aqui' },
  ambiguous: same('{n} com vários títulos possíveis'),
  not_found: { one: '{n} não encontrada', many: '{n} não encontradas', other: '{n} não encontradas' },
  skipped: same('{n} que você deixou de fora'),
  unreadable: same('{n} que não deu para salvar'),
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `${formatNumber(received)} de ${rows(total)} já enviadas`,
    sendingText:
      'Deixe esta página aberta até que todas as linhas sejam enviadas. Se ela fechar, escolha o arquivo de novo para continuar.',
    matching: (looked, total) => `${formatNumber(looked)} de ${titles(total)} já consultados`,
    matchingText: 'Você pode fechar esta página: a importação continua sem você.',
    saving: (saved, total) => `${formatNumber(saved)} de ${rows(total)} já salvas`,
    undoing: (back, total) => `${formatNumber(back)} de ${rows(total)} já desfeitas`,
    halted: 'A base de filmes não está respondendo. A importação espera e continua sozinha.',
    stalled: (why) => `${why} Vamos tentar de novo.`,
    cancel: 'Cancelar a importação',
    cancelText: 'Nada foi salvo ainda.',
    cancelled: 'Esta importação foi cancelada.',
    undone: 'Esta importação foi desfeita.',
    seen: { diary: 'Ver seu diário', upNext: 'Ver o que vem a seguir', numbers: 'Ver seus números' },
    left: (minutes) =>
      minutes < 1
        ? 'Falta menos de um minuto.'
        : plural(minutes, {
            one: 'Falta cerca de {n} minuto.',
            many: 'Faltam cerca de {n} de minutos.',
            other: 'Faltam cerca de {n} minutos.',
          }),
    another: 'Importar outro arquivo',
    undo: 'Desfazer a importação',
    undoUntil: (day) => `Você pode desfazer tudo o que ela trouxe até ${formatDate(day)}.`,
    undoQuestion: 'Desfazer esta importação?',
    undoText: (count) =>
      plural(count, {
        one: '{n} item importado sai, e o que ele substituiu volta. O que você mudou desde então fica.',
        many: '{n} de itens importados saem, e o que eles substituíram volta. O que você mudou desde então fica.',
        other:
          '{n} itens importados saem, e o que eles substituíram volta. O que você mudou desde então fica.',
      }),
    keep: 'Manter',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        one: 'Qual é o título? {n} nome pode ser vários.',
        many: 'Qual é o título? {n} de nomes podem ser vários.',
        other: 'Qual é o título? {n} nomes podem ser vários.',
      }),
    text: 'Nada é salvo até você decidir ou deixar o resto de fora.',
    failed: 'Sua escolha não foi salva',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title, year) => `Ficar com ${named(title, year ? Number(year) : null)}`,
    none: 'Nenhum destes',
    search: 'Buscar outro título',
    searchHeading: (name, year) => `Qual é ${named(name, year)}?`,
    searchLabel: 'Qual é o título?',
    alike: (count) =>
      plural(count, {
        one: 'Fazer o mesmo com mais {n} linha deste nome',
        many: 'Fazer o mesmo com mais {n} de linhas deste nome',
        other: 'Fazer o mesmo com mais {n} linhas deste nome',
      }),
    allFirst: 'Ficar com o primeiro em todos',
    allSkip: 'Deixar todos de fora',
    save: 'Salvar o resto sem estes',
    again: 'Tentar de novo',
    left: (count) =>
      plural(count, {
        one: 'Falta decidir {n} nome',
        many: 'Falta decidir {n} de nomes',
        other: 'Falta decidir {n} nomes',
      }),
    movie: 'Filme',
    tv: 'Série',
  },
  report: {
    heading: 'Relatório',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Quais linhas',
    all: 'Todas',
    columns: { row: 'Linha', what: 'O quê', file: 'No seu arquivo', became: 'Virou', state: 'Resultado' },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} de ${given.of} virou ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'Nenhuma linha aqui.',
    download: 'Baixar o relatório (CSV)',
    pages: 'Páginas do relatório',
    page: (page, of) => `Página ${formatNumber(page)} de ${formatNumber(of)}`,
    newer: 'Anterior',
    older: 'Próxima',
  },
  former: {
    heading: 'Suas importações',
    text: 'Dos últimos 30 dias.',
    show: 'Mostrar',
    showOf: (fileName) => `Mostrar a importação de ${fileName}`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
