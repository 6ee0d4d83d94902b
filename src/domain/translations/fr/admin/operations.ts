import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) =>
  plural(count, { one: '{n} consultation', many: '{n} de consultations', other: '{n} consultations' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'Versions',
    database: 'Base de données',
    running: 'En marche depuis',
    memory: 'Mémoire',
  },
  space: {
    heading: 'Espace',
    database: 'Base de données',
    data: 'Dossier de données',
    of: (bytes) => `sur ${bytes}`,
  },
  catalogue: {
    heading: 'Catalogue',
    upstream: 'Source',
    since: (at) => `depuis\u00a0: ${formatMoment(at)}`,
    kept: 'Réponses gardées',
    calls: 'Appels à la source',
    failed: (count) => `échecs\u00a0: ${formatNumber(count)}`,
    lastError: 'Dernière erreur',
    noError: 'Aucune',
  },
  mails: {
    heading: 'E-mails de rappel',
    waiting: 'En attente',
    givenUp: 'Abandonnés',
    sent: 'Envoyés',
  },
  backups: {
    heading: 'Sauvegardes',
    none: 'Aucune sauvegarde ne se fait toute seule\u00a0: donnez à BACKUP_DIR un dossier, de préférence sur un autre disque.',
    last: 'Dernière sauvegarde',
    never: 'Aucune pour l’instant',
    size: 'Taille',
    kept: 'Gardées',
    of: (kept, keep) => `${formatNumber(kept)} sur ${formatNumber(keep)}`,
    failed: 'Le dernier essai a échoué',
  },
  services: 'Services',
  jobs: 'Tâches',
  running: 'en cours',
  ended: { ok: 'ok', failed: 'échec' },
  latestMails: 'Derniers e-mails',
  columns: { title: 'Titre', to: 'À', tries: 'Essais', state: 'État' },
  triesLabel: 'Essais\u00a0:',
  noProblems: 'Aucun.',
  warning: 'Avertissement',
  condition: {
    fine: 'Répond',
    slow: 'Lente',
    limited: 'Limite nos appels',
    down: 'En échec\u00a0: les appels sont en pause',
    refused: 'Refuse TMDB_API_KEY\u00a0: donnez-en une autre et redémarrez',
  },
  free: 'Libre sur son disque',
  hitRate: 'Taux de succès du cache',
  hits: (hits, asked) =>
    plural(hits, {
      one: `{n} trouvée sur ${lookups(asked)}`,
      many: `{n} trouvées sur ${lookups(asked)}`,
      other: `{n} trouvées sur ${lookups(asked)}`,
    }),
  stale: 'Vieilles réponses en place d’échecs',
  triedAgain: 'Nouvel essai en cours',
  note: 'Les heures sont en UTC. Les comptes du catalogue sont ceux de ce processus, depuis son démarrage.',
  noJobs: 'Aucune tâche n’a encore tourné.',
  noMails: 'Aucun rappel n’est encore parti par e-mail.',
  mailSent: (at) => `Envoyé\u00a0: ${formatMoment(at)}`,
  mailGivenUp: (at) => `Abandonné\u00a0: ${formatMoment(at)}`,
  mailNext: (at) => `Prochain essai\u00a0: ${formatMoment(at)}`,
  problems: 'Derniers avertissements et erreurs',
  problemsSince: 'depuis le démarrage du serveur',
};
