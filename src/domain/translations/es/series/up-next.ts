import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Los próximos episodios de las series que sigues en Marquee.',
  signIn: 'Entra para ver qué viene a continuación',
  sections: { next: 'Próximos episodios', caughtUp: 'Al día', paused: 'En pausa', dropped: 'Abandonadas' },
  none: 'Todavía no sigues ninguna serie',
  noneText:
    'Sigue una serie desde su ficha o marca un episodio que hayas visto: aquí aparecerá el siguiente.',
  nothingNext: 'Nada que ver por ahora',
  nothingNextText: 'Has visto todos los episodios emitidos de las series que sigues.',
  allQuietText: 'Las series que sigues están en pausa o abandonadas. Retoma una aquí abajo.',
  browse: { label: 'Explorar series', path: '/tv-series' },
  lead: 'Próximo episodio',
  details: 'Ver ficha',
  mark: 'Visto',
  markOf: (code, title) => `Marcar ${code} de «${title}» como visto`,
  after: (code) => `Luego, ${code}`,
  last: 'El último por ahora',
  all: (name, count) => `Ver todo (${count}): ${name}`,
  back: 'A continuación',
  earlier: 'Anteriores',
  later: 'Más',
};
