import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { formatNumber } from '../../../format.ts';
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
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'Não deu certo',
  sources: SOURCES,
  page: {
    title: 'Importe seu histórico',
    description: 'Importe o que você viu, avaliou e quer ver do Letterboxd, IMDb, Trakt, TV Time e Simkl.',
    intro:
      'Solte aqui sua exportação de outro site. Quem lê é seu navegador: só títulos, datas, notas, críticas e listas saem dele, e só depois que você os viu.',
    signIn: {
      heading: 'Entre para importar seu histórico',
      text: 'Importe o que você viu, avaliou e quer ver do Letterboxd, IMDb, Trakt, TV Time e Simkl.',
    },
    noScripts:
      'A importação lê seu arquivo neste navegador, e para isso é preciso JavaScript. Ligue-o e recarregue a página.',
    readsHeading: 'O que dá para ler',
    reads: [
      {
        name: 'Letterboxd',
        what: 'O ZIP de Settings → Data: diário, notas, watchlist, críticas, curtidas e listas',
      },
      { name: 'IMDb', what: 'O CSV das suas notas, da sua watchlist ou de uma lista' },
      { name: 'Trakt', what: 'O ZIP de Settings → Data: histórico, notas, watchlist e listas' },
      {
        name: 'TV Time',
        what: 'O ZIP dos seus dados. Só cinco dos arquivos são abertos; tokens e endereços ficam fechados',
      },
      { name: 'Simkl', what: 'O backup, em JSON ou CSV' },
      { name: 'Marquee', what: 'Sua própria exportação, que volta como era' },
    ],
  },
  choose: {
    heading: 'Escolha seu arquivo',
    drop: 'Solte seu arquivo aqui',
    or: 'ZIP, CSV ou JSON, ou vários deles de uma vez',
    button: 'Escolher arquivos',
    failed: 'Não dá para importar este arquivo',
    failures: FAILURES,
    waiting: (received, total) =>
      `${formatNumber(received)} de ${rows(total)} já chegaram. O resto ainda está no seu arquivo: escolha-o de novo para continuar.`,
    waitingHeading: (fileName) => `Continuar com ${fileName}`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        one: `Lendo ${names[0]}`,
        many: 'Lendo {n} de arquivos',
        other: 'Lendo {n} arquivos',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} de {n} arquivo`,
            many: `${formatNumber(done)} de {n} de arquivos`,
            other: `${formatNumber(done)} de {n} arquivos`,
          })
        : 'Abrindo…',
    cancel: 'Cancelar',
  },
  preview: {
    heading: (source) => `Do ${SOURCES[source]}`,
    found: (total) =>
      plural(total, {
        one: '{n} item encontrado. Nada saiu do seu navegador ainda.',
        many: '{n} de itens encontrados. Nada saiu do seu navegador ainda.',
        other: '{n} itens encontrados. Nada saiu do seu navegador ainda.',
      }),
    parts: 'O que será importado',
    part: PARTS,
    ...IMPORT_CHANGES,
    ...IMPORT_RECORDS,
    serial: (cell) =>
      `Neste arquivo as datas são números, como as planilhas contam: ${cell} é ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `Como este arquivo escreve as datas? ${example} é`,
      unanswered: 'Diga primeiro como este arquivo escreve as datas.',
      nameless: (file) => `O que é ${file}?`,
      leftOut: 'Deixar de fora',
      roles: {
        watched: 'Filmes que já vi',
        watchlist: 'Filmes que quero ver',
        likes: 'Filmes de que gosto',
      },
    },
    lists: (lists) =>
      `Listas: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    first: 'As primeiras linhas',
    row: rowOf,
    existing: 'O que já está aqui',
    existingText:
      'Suas próprias notas, críticas e datas ficam como estão, a não ser que você diga o contrário.',
    switches: {
      replaceRatings: 'O arquivo pode substituir as notas que dei aqui',
      replaceReviews: 'O arquivo pode substituir as críticas que escrevi aqui',
      replaceDates: 'O arquivo pode substituir as datas que anotei aqui',
    },
    problems: (count) =>
      plural(count, {
        one: 'Não dá para importar {n} linha',
        many: 'Não dá para importar {n} de linhas',
        other: 'Não dá para importar {n} linhas',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said}…` : said;
    },
    problemsFile: 'Baixar estas linhas',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'Você pode desfazer a importação inteira por 30 dias.',
    begin: (count) =>
      plural(count, {
        one: 'Importar {n} item',
        many: 'Importar {n} de itens',
        other: 'Importar {n} itens',
      }),
    beginning: 'Começando…',
    nothing: 'Ligue pelo menos uma parte para importar.',
    another: 'Escolher outro arquivo',
  },
};
