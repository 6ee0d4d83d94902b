import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'Recupera quello che hai visto prima',
  text: 'Una volta sola, dal tuo server. Indirizzo e token servono adesso e non vengono conservati. I titoli si confrontano come in ogni importazione, e puoi annullarla.',
  address: 'Indirizzo del server',
  example: 'https://media.example.org',
  token: {
    plex: 'Token di Plex',
    jellyfin: 'Chiave API (Pannello di controllo, Chiavi API)',
    emby: 'Chiave API (Impostazioni, Chiavi API)',
  },
  user: 'Il tuo nome utente lì',
  button: 'Recupera',
  buttonOf: (source) => `Recupera da ${SOURCES[source]}`,
  wait: 'Può volerci un minuto.',
  failures: {
    address: 'Questo indirizzo non si può interrogare. Controlla com’è scritto.',
    refused:
      'Da qui si interrogano solo indirizzi https dell’Internet pubblica. Chi gestisce il sito può aprire anche la propria rete (LOCAL_ADDRESSES=on).',
    token: 'Il server non accetta questo token.',
    user: 'Il server non conosce nessuno con questo nome.',
    unreachable: 'Il server non risponde.',
    answer: 'Il server non ha risposto come previsto.',
    tooMuch: 'È più di quanto ci stia in un’importazione. Non è stato recuperato niente.',
    none: 'Lì niente è segnato come visto.',
    open: 'C’è un’altra importazione in corso. Prima concludila.',
    limited: 'Hai importato quanto si può. Riprova più avanti.',
  },
  file: (source, host) => `${SOURCES[source]}: ${host}`,
};
