import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'Buscar o que foi visto antes',
  text: 'Uma vez, do seu servidor. O endereço e o token são usados agora e não ficam guardados. Os títulos são comparados como em qualquer importação, e você pode desfazer.',
  address: 'Endereço do servidor',
  example: 'https://media.example.org',
  token: {
    plex: 'Token do Plex',
    jellyfin: 'Chave de API (Painel, Chaves de API)',
    emby: 'Chave de API (Settings, API Keys)',
  },
  user: 'Seu nome de usuário lá',
  button: 'Buscar',
  buttonOf: (source) => `Buscar do ${SOURCES[source]}`,
  wait: 'Isto pode levar um minuto.',
  failures: {
    address: 'Não dá para consultar este endereço. Confira como ele está escrito.',
    refused:
      'Aqui só se consultam endereços https da internet pública. Quem mantém o site também pode abrir a própria rede (LOCAL_ADDRESSES=on).',
    token: 'O servidor não aceita este token.',
    user: 'O servidor não conhece ninguém com este nome.',
    unreachable: 'O servidor não está respondendo.',
    answer: 'O servidor não respondeu como esperado.',
    tooMuch: 'Isso é mais do que cabe em uma importação. Nada foi buscado.',
    none: 'Nada está marcado como visto lá.',
    open: 'Outra importação está em andamento. Encerre essa primeiro.',
    limited: 'Você já importou tudo o que cabe. Tente de novo mais tarde.',
  },
  file: (source, host) => `${SOURCES[source]}: ${host}`,
};
