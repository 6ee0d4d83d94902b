import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'Isto já existe.',
  none: 'Isto não existe mais.',
  forbidden: 'Você não tem permissão para fazer isto.',
  expired: 'Sua sessão terminou. Entre de novo.',
  invalid: 'Isto não foi aceito. Confira o que você digitou.',
  bound: 'Você chegou ao limite. Remova alguns itens primeiro.',
  tooLarge: 'O arquivo é grande demais. O máximo é 2\u00a0MB.',
  limited: 'Tentativas demais. Espere um momento e tente de novo.',
  offline: 'Parece que você está sem internet. Confira sua conexão e tente de novo.',
  foreign:
    'Quem respondeu não foi o Marquee, talvez a página de login desta rede. Entre por lá e tente de novo.',
  full: 'Não dá para salvar nada agora: o disco deste site está cheio. Você ainda pode ler o que já está aqui.',
  slow: 'Isso demorou demais e foi interrompido. Tente de novo.',
  unavailable: 'O serviço não está respondendo agora. Tente de novo.',
};
