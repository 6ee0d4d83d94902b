import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Os próximos episódios das séries que você segue no Marquee.',
  signIn: 'Entre para ver o que vem a seguir',
  sections: {
    next: 'Próximos episódios',
    caughtUp: 'Em dia',
    paused: 'Pausadas',
    dropped: 'Abandonadas',
  },
  none: 'Você ainda não segue nenhuma série',
  noneText: 'Siga uma série na página dela ou marque um episódio que você já viu: o próximo aparece aqui.',
  nothingNext: 'Nada para ver agora',
  nothingNextText: 'Você já viu todos os episódios que foram ao ar das séries que segue.',
  allQuietText: 'As séries que você segue estão pausadas ou abandonadas. Retome uma delas abaixo.',
  browse: { label: 'Explorar séries', path: '/tv-series' },
  lead: 'Próximo episódio',
  details: 'Ver detalhes',
  mark: 'Já vi',
  markOf: (code, title) => `Marcar ${code} de “${title}” como visto`,
  after: (code) => `Depois, ${code}`,
  last: 'O último por enquanto',
  all: (name, count) => `Todas (${count}): ${name}`,
  back: 'A seguir',
  earlier: 'Anteriores',
  later: 'Mais',
};
