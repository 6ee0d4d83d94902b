import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'Traer lo visto antes',
  text: 'Una sola vez, desde tu servidor. La dirección y el token se usan ahora y no se guardan. Los títulos se comparan como en cualquier importación, y la puedes deshacer.',
  address: 'Dirección del servidor',
  example: 'https://media.example.org',
  token: {
    plex: 'Token de Plex',
    jellyfin: 'Clave de API (Dashboard, API Keys)',
    emby: 'Clave de API (Settings, API Keys)',
  },
  user: 'Tu nombre de usuario allí',
  button: 'Traer',
  buttonOf: (source) => `Traer de ${SOURCES[source]}`,
  wait: 'Puede tardar un minuto.',
  failures: {
    address: 'A esta dirección no se puede preguntar. Comprueba cómo está escrita.',
    refused:
      'Aquí solo se pregunta a direcciones https de la internet pública. Quien gestiona el sitio puede abrir también su propia red (LOCAL_ADDRESSES=on).',
    token: 'El servidor no acepta este token.',
    user: 'El servidor no conoce a nadie con este nombre.',
    unreachable: 'El servidor no responde.',
    answer: 'El servidor no ha respondido como se esperaba.',
    tooMuch: 'Es más de lo que cabe en una importación. No se ha traído nada.',
    none: 'Allí no hay nada marcado como visto.',
    open: 'Hay otra importación en marcha. Termínala primero.',
    limited: 'Has importado todo lo que cabe. Vuelve a intentarlo más adelante.',
  },
  file: (source, host) => `${SOURCES[source]}: ${host}`,
};
