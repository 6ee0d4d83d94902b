import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'Carregando suas chaves…',
  safety: 'Sua chave é testada ao salvar, fica criptografada no servidor e nunca volta para um navegador.',
  yours: (provider) => `Sua chave de API: ${provider}`,
  of: (provider) => `Chave de API: ${provider}`,
  used: 'Usada nas suas buscas',
  askDelete: 'Apagar esta chave?',
  keep: 'Manter',
  confirm: 'Confirmar',
  erase: 'Apagar',
  eraseKey: 'Apagar chave',
  erasing: 'Apagando…',
  provider: 'Provedor',
  endpoint: 'Endereço do servidor',
  model: 'Modelo',
  field: { first: 'Chave de API', next: 'Nova chave de API' },
  toggle: { show: 'Mostrar chave', hide: 'Ocultar chave' },
  where: 'Onde consigo uma chave?',
  newTab: 'Abre em uma nova aba.',
  submit: { first: 'Salvar chave de API', next: 'Trocar chave de API', testing: 'Testando a chave…' },
  demo: {
    offer: 'Sem chave por perto? O recomendador offline responde com os títulos deste site.',
    submit: 'Testar o recomendador offline',
    busy: 'Um momento…',
  },
};
