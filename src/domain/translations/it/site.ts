import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee: scopri film e serie TV',
  description:
    'Scopri film e serie TV: sfoglia, cerca, metti da parte quello che vuoi vedere, vota, recensisci e ricevi un promemoria quando esce.',
  searchEngine: 'Cerca film su Marquee',
  home: 'Marquee, vai alla home',
  main: 'Menu principale',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  aiSearch: 'Ricerca IA',
  allGenres: 'Tutti i generi',
  searchBar: 'Barra di ricerca',
  closeSearch: 'Chiudi la ricerca',
  kinds: { movie: 'Film', tv: 'Serie TV' },
  languages: 'Lingue',
  legal: { name: 'Note legali', terms: 'Termini', privacy: 'Privacy' },
  crumbs: { name: 'Dove ti trovi', home: 'Home' },
  skip: 'Vai al contenuto',
  browseGenres: 'Sfoglia per genere →',
  tmdbNotice:
    'Questo sito usa TMDB e le API di TMDB, ma non è sostenuto, certificato né approvato in altro modo da TMDB.',
  justWatchNotice: (source) => `${source} fornisce i dati su dove guardare i titoli.`,
  notFound: {
    title: '404',
    text: 'Ops! Questa pagina non esiste',
    search: 'Cerca titoli e persone',
    instead: 'Oppure guarda cosa è di tendenza oggi',
  },
  searchButton: 'Cerca',
  failed: {
    title: 'Errore',
    description: 'Qualcosa è andato storto.',
    text: 'Da noi qualcosa è andato storto. Ne abbiamo preso nota.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Scorciatoie da tastiera',
  close: 'Chiudi',
  keys: [
    ['/', 'Cerca'],
    ['↓ su una scheda', 'Vai ai suoi pulsanti'],
    ['← →', 'Spostati tra pulsanti, sezioni e stelle'],
    ['Esc', 'Chiudi quello che è aperto'],
    ['?', 'Mostra queste scorciatoie'],
  ],
};
