import type * as English from '../../messages/legal.ts';
import type { Translated } from '../../language/translated.ts';

export const LEGAL_MESSAGES: Translated<typeof English.LEGAL_MESSAGES> = {
  privacy: {
    title: 'Privacy',
    description: 'Cosa conserva Marquee di te.',
    paragraphs: [
      'Questo è un testo provvisorio: chi gestisce questa copia di Marquee mette qui la propria informativa prima di invitare altre persone.',
      'Per leggere non serve un account e non si imposta nessun cookie, tranne uno: «Scegli per me» ricorda le ultime dodici scelte in un cookie chiamato «picked», che viene mandato solo a Scopri, non dice niente di te e finisce con la sessione del browser. Chi ha effettuato l’accesso ha un cookie che lo mantiene, uno per la disposizione delle liste e uno per il fuso orario, perché i giorni siano i suoi. Le ricerche recenti e il paese che hai scelto per le piattaforme di streaming restano nel tuo browser; il paese indicato dalla lingua del tuo browser decide di quali piattaforme esso chiede a questo sito, e non viene conservato da nessuna parte. Un account conserva il tuo indirizzo email, il tuo nome, la tua immagine, il tuo paese se lo dici, le tue liste, i voti, le recensioni e i promemoria; eliminare l’account elimina tutto questo. Quando una pagina si rompe, il tuo browser dice a questo sito che cosa si è rotto e dove, e il registro lo conserva senza niente che ti riguardi. I trailer si caricano dal player di YouTube senza cookie, e solo quando ne chiedi uno.',
    ],
  },
  terms: {
    title: 'Termini',
    description: 'Cosa comporta usare Marquee.',
    paragraphs: [
      'Questo è un testo provvisorio: chi gestisce questa copia di Marquee mette qui i propri termini prima di invitare altre persone.',
      'Le informazioni su film e serie vengono da TMDB o, senza una chiave TMDB, da una raccolta di dati inclusa; dove si possono guardare lo dice JustWatch. Recensioni e voti appartengono a chi li ha scritti, che può modificarli ed eliminarli in qualsiasi momento.',
    ],
  },
};
