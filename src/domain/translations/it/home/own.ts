import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'Novità sulle tue piattaforme' },
  noLead: {
    heading: 'Cosa vuoi vedere stasera?',
    text: 'Cerca un titolo, o restringi la scelta.',
    discover: 'Scopri film',
  },
  away: {
    heading: 'Mentre non c’eri',
    since: (day) =>
      formatDate(day)
        .replace(/^(?=8 |11 )/, 'Dall’')
        .replace(/^(?=\d)/, 'Dal '),
    notices: (n, most) =>
      n >= most
        ? `${most} notifiche o più`
        : plural(n, { one: '{n} notifica', many: '{n} di notifiche', other: '{n} notifiche' }),
    episodes: (n, series) =>
      `${episodes(n)} di ${plural(series, {
        one: '{n} serie che segui',
        many: '{n} di serie che segui',
        other: '{n} serie che segui',
      })}`,
    arrivals: (n) =>
      plural(n, {
        one: '{n} titolo da vedere è sulle tue piattaforme',
        many: '{n} di titoli da vedere sono sulle tue piattaforme',
        other: '{n} titoli da vedere sono sulle tue piattaforme',
      }),
  },
  steps: {
    heading: 'Fai tuo Marquee',
    done: 'Fatto',
    hide: 'Nascondi questi passi',
    services: {
      label: 'Scegli le tue piattaforme',
      text: 'Così ogni titolo dice se puoi guardarlo subito.',
    },
    import: {
      label: 'Importa la tua cronologia',
      text: 'Da Letterboxd, Trakt, IMDb, TV Time e altri.',
    },
    stars: { label: 'Vota cinque preferiti', text: 'Così Marquee trova cosa fa per te.' },
    series: {
      label: 'Segui tre serie',
      text: 'Così i loro prossimi episodi sono a portata di clic.',
    },
  },
  failed: { title: 'Non è stato possibile caricare ciò che è tuo', text: 'È ancora tutto lì.' },
  seen: { leftOut: 'Qui sotto non c’è quello che hai già visto.', show: 'Mostra di nuovo i visti' },
};
