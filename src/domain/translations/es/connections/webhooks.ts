import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type {
  DueMessage,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'Visto',
  rated: 'Valorado',
  reviewed: 'Crítica escrita',
  listed: 'Añadido a una lista',
  wished: 'Añadido a pendientes',
  notice: 'Notificaciones',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'JSON sencillo, firmado',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'Enviado',
  failed: 'No aceptado',
  gone: 'Retirado antes de enviarse',
  refused: 'Desde aquí no se pregunta a esta dirección',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== ''
      ? name
      : `${kind === 'movie' ? 'película' : 'serie'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `Una prueba de ${SITE_NAME}.`;
    case 'watched':
      return `Visto: ${title}`;
    case 'rated':
      return `Valorado: ${title}, ${starsText(Number(message.item['stars']))} de 5 estrellas`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `Crítica: ${title}`
        : `Crítica: ${title}: ${String(message.item['text'])}`;
    case 'listed':
      return `Añadido a una lista: ${title}`;
    case 'wished':
      return `Añadido a pendientes: ${title}`;
    case 'notice':
      return `Novedad: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  description: 'Cuenta a otros programas lo que ves, valoras y pones en listas.',
  signIn: 'Entra para crear webhooks',
  back: 'Conexiones',
  text: 'Cuando pasa algo aquí, se avisa a una dirección tuya: JSON sencillo para tus propios programas, o una línea para ntfy, Discord o Slack. Las importaciones no se avisan.',
  off: 'Este sitio no envía webhooks. Quien lo gestiona tiene que definir SUPABASE_SECRET_KEY.',
  make: 'Crear webhook',
  url: 'Dirección',
  example: 'https://example.org/hook',
  shape: 'Forma',
  shapes: SHAPES,
  tell: 'Avisar de',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join(', '),
  made: 'Con qué se firman los mensajes',
  once: 'Cópialo ahora: solo se muestra esta vez. Las firmas siguen Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).',
  list: 'Tus webhooks',
  none: 'No tienes webhooks.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `Desactivado desde el ${writtenDay(offAt)}, tras una semana de fallos. Una prueba lo vuelve a activar.`
      : failingSince !== null
        ? `Falla desde: ${exactTime(failingSince)}.`
        : `Activo desde el ${writtenDay(since)}.`,
  test: 'Enviar una prueba',
  testOf: (url) => `Enviar una prueba a ${url}`,
  end: 'Quitar',
  endOf: (url) => `Quitar el webhook a ${url}`,
  log: 'Los últimos 50 mensajes',
  event: ({ event }) => (event === 'test' ? 'Prueba' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'En espera' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed' ? `${answer}, otro intento: ${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'La prueba está en camino. Mira el registro de abajo en un momento.',
    ended: 'El webhook está quitado.',
    gone: 'Este webhook ya estaba quitado.',
    address: 'Pon una dirección https.',
    eventless: 'Elige al menos una cosa de la que avisar.',
    full: 'Puedes tener 10 webhooks. Quita uno primero.',
  },
};
