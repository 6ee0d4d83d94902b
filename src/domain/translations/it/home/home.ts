import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';
import { inCountry } from '../regions.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'Film di tendenza', tv: 'Serie TV di tendenza' },
  banner: 'Di tendenza',
  details: 'Scopri di più',
  tabs: 'Di tendenza',
  popular: 'Film popolari',
  topRated: 'I migliori',
  upcoming: 'Film in arrivo',
  wishes: 'Tra i tuoi titoli da vedere',
  liked: (name) => `Perché ti è piaciuto «${name}»`,
  loading: 'Caricamento…',
  later: 'Questi titoli non erano pronti quando la pagina si è caricata.',
  failed: 'Il caricamento non è riuscito.',
  again: 'Riprova',
  seeAll: (heading) => `Vedi tutto: ${heading}`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'Stasera va in onda il tuo prossimo preferito.',
  text: 'Scopri dove guardarlo. Segui ogni episodio. Tieni un diario pieno di numeri. Porta con te la tua cronologia, e riprenditi tutto quando vuoi.',
  search: 'Dove posso guardare…',
  better: {
    label: 'Perché Marquee',
    watch: {
      title: 'Sai dove guardarlo',
      text: 'Nel tuo paese, sulle tue piattaforme.',
      all: (region) => `Tutto quello che c’è ${inCountry(region)}`,
    },
    next: { title: 'Ogni episodio', text: 'Un clic lo segna, e il prossimo è già pronto.' },
    numbers: {
      title: 'Un diario pieno di numeri',
      text: 'Le tue ore, i tuoi generi e i tuoi volti, anno per anno.',
      counted: (n) => `Di tendenza oggi per genere, su ${n} film`,
    },
    bring: 'Voti, recensioni, date e liste vengono con te. E puoi riprenderti tutto, in qualsiasi momento.',
  },
  trending: 'Di tendenza',
  features: {
    label: 'Cosa fa Marquee',
    explore: {
      title: 'Un catalogo immenso',
      text: 'Film e serie per categoria, genere e anno, con cast, trailer e titoli simili.',
    },
    ask: {
      title: 'Consigli dall’IA',
      text: 'Racconta cosa ti va di vedere e ricevi titoli con il loro perché, con la tua chiave IA.',
    },
    keep: {
      title: 'I tuoi titoli da vedere',
      text: 'Tieni da parte quello che vuoi vedere e quello che hai visto, con un promemoria il giorno dell’uscita.',
    },
    join: {
      title: 'Di’ la tua',
      text: 'Vota con le stelle, scrivi recensioni e leggi cosa ne pensano altre persone.',
    },
  },
};
