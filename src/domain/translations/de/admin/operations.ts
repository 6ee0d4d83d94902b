import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) => plural(count, { one: '{n} Abfrage', other: '{n} Abfragen' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'Versionen',
    database: 'Datenbank',
    running: 'Läuft seit',
    memory: 'Arbeitsspeicher',
  },
  space: {
    heading: 'Speicherplatz',
    database: 'Datenbank',
    data: 'Datenordner',
    of: (bytes) => `von ${bytes}`,
  },
  catalogue: {
    heading: 'Katalog',
    upstream: 'Quelle',
    since: (at) => `seit ${formatMoment(at)}`,
    kept: 'Aufgehobene Antworten',
    calls: 'Anfragen an die Quelle',
    failed: (count) => `${formatNumber(count)} ohne Erfolg`,
    lastError: 'Letzter Fehler',
    noError: 'Keiner',
  },
  mails: {
    heading: 'Erinnerungen per E-Mail',
    waiting: 'Warten',
    givenUp: 'Aufgegeben',
    sent: 'Gesendet',
  },
  backups: {
    heading: 'Backups',
    none: 'Von selbst entsteht kein Backup: Setz BACKUP_DIR auf einen Ordner, am besten auf einem anderen Laufwerk.',
    last: 'Letztes Backup',
    never: 'Noch keins',
    size: 'Größe',
    kept: 'Aufgehoben',
    of: (kept, keep) => `${formatNumber(kept)} von ${formatNumber(keep)}`,
    failed: 'Der letzte Versuch ging schief',
  },
  services: 'Dienste',
  jobs: 'Aufgaben',
  running: 'läuft',
  ended: { ok: 'ok', failed: 'schiefgegangen' },
  latestMails: 'Neueste E-Mails',
  columns: { title: 'Titel', to: 'An', tries: 'Versuche', state: 'Stand' },
  triesLabel: 'Versuche:',
  noProblems: 'Keine.',
  warning: 'Warnung',
  condition: {
    fine: 'Antwortet',
    slow: 'Langsam',
    limited: 'Bremst unsere Anfragen',
    down: 'Antwortet nicht: Anfragen pausieren',
    refused: 'Nimmt TMDB_API_KEY nicht an: anderen setzen und neu starten',
  },
  free: 'Frei auf dem Laufwerk',
  hitRate: 'Trefferquote im Cache',
  hits: (hits, asked) =>
    plural(hits, {
      one: `{n} Treffer bei ${lookups(asked)}`,
      other: `{n} Treffer bei ${lookups(asked)}`,
    }),
  stale: 'Alte Antworten statt Fehlern',
  triedAgain: 'Wird noch einmal versucht',
  note: 'Zeiten sind UTC. Die Zahlen zum Katalog gelten für diesen Prozess, seit seinem Start.',
  noJobs: 'Noch ist keine Aufgabe gelaufen.',
  noMails: 'Noch wurde keine Erinnerung per E-Mail verschickt.',
  mailSent: (at) => `Gesendet: ${formatMoment(at)}`,
  mailGivenUp: (at) => `Aufgegeben: ${formatMoment(at)}`,
  mailNext: (at) => `Nächster Versuch: ${formatMoment(at)}`,
  problems: 'Letzte Warnungen und Fehler',
  problemsSince: 'seit dem Start des Servers',
};
