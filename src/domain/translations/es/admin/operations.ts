import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) =>
  plural(count, { one: '{n} consulta', many: '{n} de consultas', other: '{n} consultas' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'Versiones',
    database: 'Base de datos',
    running: 'En marcha desde hace',
    memory: 'Memoria',
  },
  space: {
    heading: 'Espacio',
    database: 'Base de datos',
    data: 'Carpeta de datos',
    of: (bytes) => `de ${bytes}`,
  },
  catalogue: {
    heading: 'Catálogo',
    upstream: 'Fuente',
    since: (at) => `desde: ${formatMoment(at)}`,
    kept: 'Respuestas guardadas',
    calls: 'Llamadas a la fuente',
    failed: (count) => `fallidas: ${formatNumber(count)}`,
    lastError: 'Último error',
    noError: 'Ninguno',
  },
  mails: {
    heading: 'Correos de recordatorio',
    waiting: 'En espera',
    givenUp: 'Abandonados',
    sent: 'Enviados',
  },
  backups: {
    heading: 'Copias de seguridad',
    none: 'No se hace ninguna copia por sí sola: apunta BACKUP_DIR a una carpeta, mejor en otro disco.',
    last: 'Última copia',
    never: 'Ninguna todavía',
    size: 'Tamaño',
    kept: 'Guardadas',
    of: (kept, keep) => `${formatNumber(kept)} de ${formatNumber(keep)}`,
    failed: 'El último intento falló',
  },
  services: 'Servicios',
  jobs: 'Tareas',
  running: 'en marcha',
  ended: { ok: 'bien', failed: 'fallida' },
  latestMails: 'Últimos correos',
  columns: { title: 'Título', to: 'Para', tries: 'Intentos', state: 'Estado' },
  triesLabel: 'Intentos:',
  noProblems: 'Ninguno.',
  warning: 'Aviso',
  condition: {
    fine: 'Responde',
    slow: 'Lenta',
    limited: 'Limita nuestras llamadas',
    down: 'Falla: llamadas en pausa',
    refused: 'Rechaza TMDB_API_KEY: pon otra y reinicia',
  },
  free: 'Libre en su disco',
  hitRate: 'Tasa de aciertos de la caché',
  hits: (hits, asked) =>
    plural(hits, {
      one: `{n} acierto de ${lookups(asked)}`,
      many: `{n} de aciertos de ${lookups(asked)}`,
      other: `{n} aciertos de ${lookups(asked)}`,
    }),
  stale: 'Respuestas antiguas en lugar de fallos',
  triedAgain: 'Reintentándose',
  note: 'Las horas son UTC. Las cifras del catálogo son de este proceso, desde que arrancó.',
  noJobs: 'Aún no se ha ejecutado ninguna tarea.',
  noMails: 'Aún no se ha enviado ningún recordatorio por correo.',
  mailSent: (at) => `Enviado: ${formatMoment(at)}`,
  mailGivenUp: (at) => `Abandonado: ${formatMoment(at)}`,
  mailNext: (at) => `Próximo intento: ${formatMoment(at)}`,
  problems: 'Últimos avisos y errores',
  problemsSince: 'desde que arrancó el servidor',
};
