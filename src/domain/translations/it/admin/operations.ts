import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) =>
  plural(count, { one: '{n} richiesta', many: '{n} di richieste', other: '{n} richieste' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'Versioni',
    database: 'Database',
    running: 'Attivo da',
    memory: 'Memoria',
  },
  space: {
    heading: 'Spazio',
    database: 'Database',
    data: 'Cartella dei dati',
    of: (bytes) => `di ${bytes}`,
  },
  catalogue: {
    heading: 'Catalogo',
    upstream: 'Fonte',
    since: (at) => `da: ${formatMoment(at)}`,
    kept: 'Risposte conservate',
    calls: 'Chiamate alla fonte',
    failed: (count) => `non riuscite: ${formatNumber(count)}`,
    lastError: 'Ultimo errore',
    noError: 'Nessuno',
  },
  mails: {
    heading: 'Email dei promemoria',
    waiting: 'In attesa',
    givenUp: 'Abbandonate',
    sent: 'Inviate',
  },
  backups: {
    heading: 'Backup',
    none: 'Nessun backup si fa da solo: imposta BACKUP_DIR su una cartella, meglio se su un altro disco.',
    last: 'Ultimo backup',
    never: 'Ancora nessuno',
    size: 'Dimensione',
    kept: 'Conservati',
    of: (kept, keep) => `${formatNumber(kept)} di ${formatNumber(keep)}`,
    failed: 'Ultimo tentativo non riuscito',
  },
  services: 'Servizi',
  jobs: 'Attività',
  running: 'in corso',
  ended: { ok: 'ok', failed: 'non riuscita' },
  latestMails: 'Ultime email',
  columns: { title: 'Titolo', to: 'A', tries: 'Tentativi', state: 'Stato' },
  triesLabel: 'Tentativi:',
  noProblems: 'Nessuno.',
  warning: 'Avviso',
  condition: {
    fine: 'Risponde',
    slow: 'Lenta',
    limited: 'Limita le nostre chiamate',
    down: 'Non funziona: le chiamate sono in pausa',
    refused: 'Rifiuta TMDB_API_KEY: impostane un’altra e riavvia',
  },
  free: 'Libero sul suo disco',
  hitRate: 'Successi della cache',
  hits: (hits, asked) =>
    plural(hits, {
      one: `{n} trovata su ${lookups(asked)}`,
      many: `{n} trovate su ${lookups(asked)}`,
      other: `{n} trovate su ${lookups(asked)}`,
    }),
  stale: 'Risposte vecchie al posto di errori',
  triedAgain: 'Nuovo tentativo in corso',
  note: 'Gli orari sono UTC. I conteggi del catalogo sono di questo processo, da quando è partito.',
  noJobs: 'Ancora nessuna attività eseguita.',
  noMails: 'Ancora nessun promemoria mandato per email.',
  mailSent: (at) => `Inviata: ${formatMoment(at)}`,
  mailGivenUp: (at) => `Abbandonata: ${formatMoment(at)}`,
  mailNext: (at) => `Prossimo tentativo: ${formatMoment(at)}`,
  problems: 'Ultimi avvisi ed errori',
  problemsSince: 'da quando è partito il server',
};
