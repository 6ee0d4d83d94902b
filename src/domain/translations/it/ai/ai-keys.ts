import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'Carichiamo le tue chiavi…',
  safety:
    'La tua chiave viene provata quando la salvi, conservata cifrata sul server, e mai rimandata a un browser.',
  yours: (provider) => `La tua chiave API di ${provider}`,
  of: (provider) => `Chiave API di ${provider}`,
  used: 'Usata per le tue ricerche',
  askDelete: 'Eliminare questa chiave?',
  keep: 'Tienila',
  confirm: 'Conferma',
  erase: 'Elimina',
  eraseKey: 'Elimina la chiave',
  erasing: 'Eliminazione…',
  provider: 'Fornitore',
  endpoint: 'Indirizzo del server',
  model: 'Modello',
  field: { first: 'Chiave API', next: 'Nuova chiave API' },
  toggle: { show: 'Mostra la chiave', hide: 'Nascondi la chiave' },
  where: 'Dove trovo una chiave?',
  newTab: 'Si apre in una nuova scheda.',
  submit: { first: 'Salva la chiave', next: 'Sostituisci la chiave', testing: 'Prova della chiave…' },
  demo: {
    offer: 'Nessuna chiave sottomano? Il consigliere offline risponde con i titoli di questo sito.',
    submit: 'Prova il consigliere offline',
    busy: 'Un attimo…',
  },
};
