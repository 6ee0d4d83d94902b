import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} até este dia` : String(year));

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `${year} em números`,
  description: 'O que você viu, em números.',
  signIn: 'Entre para ver seus números',
  years: 'Anos',
  allTime: 'Desde sempre',
  underWay: (year, day) => `${year} ainda não acabou: estes são os números até ${formatDate(day)}.`,
  none: 'Nada para contar ainda',
  noneText: 'Marque o que você viu, e aqui se somam suas horas, seus gêneros e suas pessoas favoritas.',
  noneIn: (year) => `Nada visto em ${year}`,
  noneInText: 'Seu diário não tem nenhum registro em dias desse ano.',
  browse: 'Explorar filmes populares',
  hours: 'Horas',
  titles: 'Títulos',
  days: 'Dias ativos',
  streak: 'Maior sequência',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count) =>
    plural(count, { one: 'visto uma vez', many: 'visto {n} de vezes', other: 'visto {n} vezes' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `O mesmo que em ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} a ${more > 0 ? 'mais' : 'menos'} que em ${than(year, soFar)}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `${formatDate(since)} a ${formatDate(until)}`,
  weeks: (n) =>
    plural(n, {
      one: '{n} semana ativa seguida',
      many: '{n} de semanas ativas seguidas',
      other: '{n} semanas ativas seguidas',
    }),
  running: (n) =>
    plural(n, {
      one: '{n} dia seguido até agora',
      many: '{n} de dias seguidos até agora',
      other: '{n} dias seguidos até agora',
    }),
  columns: { what: 'O quê', watches: 'Vistos', titles: 'Títulos', hours: 'Horas' },
  table: 'Mostrar em tabela',
  charts: {
    months: 'Meses',
    years: 'Anos',
    genres: 'Gêneros',
    decades: 'Décadas',
    countries: 'Países',
    actors: 'Elenco',
    directors: 'Direção',
    stars: 'Suas estrelas',
  },
  titlesOf: (name, count) => `${name}: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `Da década de ${name}`;
      if (by === 'director') return `Com direção de ${name}`;
      if (by === 'stars') return `Você deu ${stars(Number(name))}`;
      return by === 'actor' ? `Com ${name}` : name;
    },
    count: (total, year) =>
      year === null
        ? `${titles(total)} que você viu, do mais visto ao menos visto.`
        : `${titles(total)} que você viu em ${year}, do mais visto ao menos visto.`,
    none: 'Nenhum título aqui',
    noneText: 'Nada do que você viu combina com isto agora.',
    back: 'Meus números',
    backTo: (year) => `${year} em números`,
    person: (name) => `Sobre ${name}`,
    pages: 'Páginas de títulos',
    earlier: 'Anterior',
    later: 'Próxima',
  },
  peopleNote: 'Em pelo menos dois títulos.',
  genresNote: 'Um título conta em cada um dos seus gêneros.',
  countriesNote: 'Um título conta em cada um dos seus países.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'Pela primeira estreia.'
      : plural(leftOut, {
          one: 'Pela primeira estreia. {n} título de estreia desconhecida, como séries conhecidas só pelos episódios, fica de fora.',
          many: 'Pela primeira estreia. {n} de títulos de estreia desconhecida, como séries conhecidas só pelos episódios, ficam de fora.',
          other:
            'Pela primeira estreia. {n} títulos de estreia desconhecida, como séries conhecidas só pelos episódios, ficam de fora.',
        }),
  most: (name, count) => `Acima de tudo, ${name}, com ${titles(count)}.`,
  mostWatched: (name, count) =>
    `Mais em ${name}: ${plural(count, {
      one: 'um registro',
      many: '{n} de registros',
      other: '{n} registros',
    })}.`,
  averages: (mine, theirs, count) =>
    `Sua média foi ${mine} de 10, e a dos outros ${theirs}, em ${titles(count)} com nota dos dois lados.`,
  rated: (count) =>
    plural(count, {
      one: 'Você deu nota a {n} título destes; não sabemos que nota os outros deram.',
      many: 'Você deu nota a {n} de títulos destes; não sabemos que nota os outros deram.',
      other: 'Você deu nota a {n} títulos destes; não sabemos que nota os outros deram.',
    }),
  starsOf: stars,
  above: 'Você gostou mais que os outros',
  below: 'Você gostou menos que os outros',
  disagreement: (mine, theirs) => `Você ${mine}, os outros ${theirs} de 10`,
  mostOften: 'Mais vezes visto',
  times: (n) => plural(n, { one: '{n} vez', many: '{n} de vezes', other: '{n} vezes' }),
  someSeries: 'Uma série',
  first: 'O primeiro',
  last: 'O último',
  firstOf: (year) => `O primeiro de ${year}`,
  lastOf: (year) => `O último de ${year}`,
  latestOf: (year) => `O mais recente de ${year}`,
  share: {
    heading: 'Compartilhar meu ano',
    text: 'Cria um link que qualquer pessoa que o tenha pode abrir. Ele mostra quantas horas, títulos e dias foram, como estão agora: nenhum título, nenhuma nota, nem seu nome. Você pode remover o link quando quiser.',
    make: 'Criar link',
    update: 'Atualizar link',
    end: 'Remover link',
    made: 'Quem tem este link vê os números deste ano.',
    ended: 'O link foi removido.',
  },
  shared: {
    title: (year) => `${year} em filmes e séries`,
    description: (year) => `Quanto alguém viu em ${year}, em números.`,
    text: 'Alguém no Marquee está compartilhando o quanto viu nesse ano.',
    own: 'Conte o seu no Marquee',
    gone: 'Este link não leva a lugar nenhum',
    goneText: 'Quem compartilhou este ano removeu o link, ou o endereço está incompleto.',
    failed: 'Erro',
    failedText: 'Não conseguimos carregar este ano. Tente de novo daqui a pouco.',
    home: 'Ir ao início',
  },
};
