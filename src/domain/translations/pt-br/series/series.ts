import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });
const markedAs = (count: number) =>
  plural(count, {
    one: '{n} episódio marcado como visto',
    many: '{n} de episódios marcados como vistos',
    other: '{n} episódios marcados como vistos',
  });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? 'Especial' : `S${season}`} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'Seguir',
  states: { watching: 'Seguindo', paused: 'Pausada', dropped: 'Abandonada' },
  menu: 'O que fazer com esta série',
  pause: 'Pausar',
  drop: 'Abandonar',
  resume: 'Voltar a assistir',
  again: 'Rever',
  endRun: 'Parar de rever',
  stop: 'Deixar de seguir',
  markAll: 'Marcar tudo o que já foi ao ar',
  refused: { title: 'Entre na sua conta', text: 'Assim você pode seguir séries.' },
  followFailed: failed('Não conseguimos seguir a série.'),
  nextSeason: {
    set: 'Me lembre',
    setOf: 'da próxima temporada',
    refused: { title: 'Entre na sua conta', text: 'Assim você pode criar lembretes.' },
    failed: failed('Não conseguimos criar o lembrete.'),
  },
  stateFailed: failed('Não conseguimos mudar isso.'),
  markFailed: failed('Não conseguimos marcar isso como visto.'),
  unmarkFailed: failed('Não conseguimos desmarcar isso.'),
  unknown: 'Não conseguimos carregar o que você já viu.',
  retry: 'Tentar de novo',
  followed: (title) => ({
    title: `Você segue “${title}”`,
    text: 'O próximo episódio está em “A seguir”.',
  }),
  stopped: (title) => ({
    title: `Você não segue mais “${title}”`,
    text: 'O que você viu continua marcado.',
  }),
  paused: (title) => ({ title: 'Pausada', text: title }),
  dropped: (title) => ({ title: 'Abandonada', text: title }),
  resumed: (title) => ({ title: 'Seguindo de novo', text: title }),
  runBegun: (title, run) => ({
    title: `Revendo “${title}”`,
    text: `A ${run}ª vez começa pelo primeiro episódio.`,
  }),
  runEnded: (title, run) => ({
    title: `Você parou de rever “${title}”`,
    text: `O que você viu na ${run}ª vez fica, e “Rever” continua dali.`,
  }),
  noRun: (title) => ({
    title: 'Nada para rever',
    text: `Você ainda não viu nada de “${title}”.`,
  }),
  marked: (count) => ({
    title: count === 0 ? 'Nada novo para marcar' : markedAs(count),
  }),
  watchedNext: (at, title) => ({
    title: `${episodeCode(at)} marcado como visto`,
    text: title,
  }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `Agora você segue “${title}”.`,
  }),
  notAired: { title: 'Ainda não foi ao ar', text: 'Você pode marcar a partir do dia da exibição.' },
  unmarked: { title: 'Não está mais marcado como visto' },
  dated: (day) => ({
    title: day === null ? 'Visto, sem data' : `Visto em ${formatDate(day)}`,
  }),
  dateFailed: failed('Não conseguimos mudar o dia.'),
  takenBack: (count) => ({
    title: plural(count, {
      one: '{n} episódio desmarcado',
      many: '{n} de episódios desmarcados',
      other: '{n} episódios desmarcados',
    }),
  }),
  finished: (title) => ({
    title: `Você terminou “${title}”`,
    text: 'Quer colocar a série em “Assistidos”?',
  }),
  addToWatched: 'Pôr em Assistidos',
  watched: 'Já vi',
  watchedOf: (name) => `Já vi: ${name}`,
  day: 'Outro dia',
  dayOf: (name) => `Outro dia: ${name}`,
  upTo: 'Tudo até aqui',
  upToOf: (name) => `Marcar tudo até “${name}” como visto`,
  season: 'Marcar temporada',
  seasonOf: (name) => `Marcar “${name}” como vista`,
  unmarkSeason: 'Desmarcar',
  unmarkSeasonOf: (name) => `Desmarcar “${name}”`,
  progress: (watched, aired) => `${watched} de ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, {
      one: `${watched} de {n} episódio visto`,
      many: `${watched} de {n} de episódios vistos`,
      other: `${watched} de {n} episódios vistos`,
    }),
  run: (run) => `${run}ª vez`,
  caughtUp: 'Em dia',
  finishedNow: 'Terminada',
  next: (code, name) => `A seguir: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date) => `Próximo episódio em ${formatDate(date)}`,
  fetching: 'Carregando os episódios…',
  fetchFailed: 'Não conseguimos carregar os episódios. O Marquee tenta de novo esta noite.',
  noEpisodes: 'Nenhum episódio divulgado ainda',
  gone: 'Esta série não está mais no catálogo.',
  lost: (count) =>
    plural(count, {
      one: '{n} episódio que você viu saiu do catálogo',
      many: '{n} de episódios que você viu saíram do catálogo',
      other: '{n} episódios que você viu saíram do catálogo',
    }),
};
