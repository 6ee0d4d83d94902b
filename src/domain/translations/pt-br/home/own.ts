import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'Novo nos seus serviços' },
  noLead: {
    heading: 'O que você quer ver hoje à noite?',
    text: 'Busque um título ou filtre até achar.',
    discover: 'Descobrir filmes',
  },
  away: {
    heading: 'Enquanto você esteve fora',
    since: (day) => `Desde ${formatDate(day)}`,
    notices: (n, most) =>
      n >= most
        ? `${most} notificações ou mais`
        : plural(n, { one: '{n} notificação', many: '{n} de notificações', other: '{n} notificações' }),
    episodes: (n, series) =>
      `${episodes(n)} de ${plural(series, {
        one: '{n} série que você segue',
        many: '{n} de séries que você segue',
        other: '{n} séries que você segue',
      })}`,
    arrivals: (n) => `${titles(n)} da sua lista “Quero ver” nos seus serviços`,
  },
  steps: {
    heading: 'Deixe o Marquee com a sua cara',
    done: 'Feito',
    hide: 'Ocultar estes passos',
    services: {
      label: 'Escolha seus serviços',
      text: 'Assim cada título diz se você já pode assistir.',
    },
    import: { label: 'Importe seu histórico', text: 'De Letterboxd, Trakt, IMDb, TV Time e outros.' },
    stars: { label: 'Dê nota a cinco favoritos', text: 'Assim o Marquee encontra o que combina com você.' },
    series: { label: 'Siga três séries', text: 'Assim o próximo episódio fica a um toque.' },
  },
  failed: { title: 'Não foi possível carregar o que é seu', text: 'Está tudo lá ainda.' },
  seen: { leftOut: 'O que você já viu ficou de fora aqui embaixo.', show: 'Mostrar o que já vi' },
};
