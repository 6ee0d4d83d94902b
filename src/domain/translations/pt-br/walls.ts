import type * as English from '../../messages/walls.ts';
import type { Translated } from '../../language/translated.ts';

export const WALL_MESSAGES: Translated<typeof English.WALL_MESSAGES> = {
  '/wishlist': [
    'Tudo o que você quer ver, por data, título, ano ou nota',
    'O que já está nos seus serviços',
    'Uma notificação quando um título estreia ou chega a um serviço seu',
  ],
  '/watched': [
    'Tudo o que você já viu, com suas estrelas e o dia em que viu',
    'Entre eles, seus favoritos',
    'Busca e filtros, mesmo com milhares de títulos',
  ],
  '/diary': [
    'Um calendário do que você viu, com estrelas e anotações que só você lê',
    'O que você reviu e noites inteiras de episódios em uma linha',
    'O que Plex, Jellyfin, Emby ou Kodi reproduzem se registra sozinho',
  ],
  '/up-next': [
    'O próximo episódio de cada série que você segue, marcado com um toque',
    'Até onde você chegou e o dia em que o próximo vai ao ar',
  ],
  '/numbers': [
    'Horas, títulos, dias ativos e sequências, de um ano ou de sempre',
    'Seus gêneros, décadas, países, quem atua e quem dirige',
    'Um ano para compartilhar, sem títulos e sem seu nome',
  ],
  '/calendar': [
    'Estreias e episódios por mês ou em agenda',
    'Um endereço privado para o calendário do seu celular',
  ],
  '/lists': [
    'Listas de qualquer título, em ranking ou não, com uma anotação em cada um',
    'Privadas, por link ou públicas, quando você quiser',
  ],
  '/for-you': [
    'Uma página de títulos, cada um com o motivo de combinar com você',
    'Mais ou menos disso, com um toque',
  ],
  '/recommendations': [
    'Títulos para uma frase inteira: “um assalto esperto com reviravolta, nada sangrento”',
    'O motivo de cada um e, se você quiser, só o que está nos seus serviços',
    'Com sua própria chave de IA, ou sem IA nenhuma',
  ],
  '/import': [
    'Uma prévia de tudo antes de salvar',
    'Um relatório de cada linha e 30 dias para desfazer tudo',
  ],
  '/reminders': ['As estreias que você espera, no Marquee e por e-mail', 'As próximas temporadas das séries'],
  '/notices': [
    'Estreias, episódios novos e o que chega aos seus serviços',
    'No app e por e-mail, como você preferir',
  ],
  '/saved-searches': [
    'Buscas da página Descobrir com um nome, a um toque de distância',
    'Cada uma delas também para Radarr e Sonarr',
  ],
  '/connections': [
    'Plex, Jellyfin, Emby e Kodi escrevem seu diário',
    'API, webhooks e feeds para seus próprios programas',
  ],
  '/export': [
    'Tudo o que é seu em um arquivo, em JSON e em tabelas',
    'Arquivos que o Letterboxd e o Trakt conseguem ler',
  ],
};
