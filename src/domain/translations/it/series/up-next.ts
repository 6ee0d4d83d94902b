import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'I prossimi episodi delle serie che segui su Marquee.',
  signIn: 'Accedi per vedere cosa viene dopo',
  sections: {
    next: 'Prossimi episodi',
    caughtUp: 'In pari',
    paused: 'In pausa',
    dropped: 'Abbandonate',
  },
  none: 'Non segui ancora nessuna serie',
  noneText: 'Segui una serie dalla sua pagina, o segna un episodio che hai visto: il prossimo comparirà qui.',
  nothingNext: 'Per ora niente da guardare',
  nothingNextText: 'Delle serie che segui hai visto tutti gli episodi usciti.',
  allQuietText: 'Le serie che segui sono in pausa o abbandonate. Riprendine una qui sotto.',
  browse: { label: 'Sfoglia le serie TV', path: '/tv-series' },
  lead: 'Prossimo episodio',
  details: 'Scopri di più',
  mark: 'Visto',
  markOf: (code, title) => `Segna ${code} di «${title}» come visto`,
  after: (code) => `Poi ${code}`,
  last: 'L’ultimo, per ora',
  all: (name, count) => `Tutte e ${count}: ${name}`,
  back: 'A seguire',
  earlier: 'Precedenti',
  later: 'Altro',
};
