import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'Meus serviços',
    introduction: 'Escolha o que você assina: os títulos incluídos ganham uma marca em todo lugar.',
  },
  search: 'Buscar um serviço',
  noneFound: (text) => `Nenhum serviço aqui se chama “${text}”`,
  more: (shown, all) => `Os primeiros ${shown} de ${formatNumber(all)}. Digite para encontrar os outros.`,
  ticked: (count) =>
    plural(count, {
      one: '{n} serviço escolhido',
      many: '{n} de serviços escolhidos',
      other: '{n} serviços escolhidos',
    }),
  elsewhere: 'Não existe neste país',
  unknown: (id) => `Serviço ${id}`,
  missing: 'Não conseguimos carregar os serviços deste país.',
  again: 'Tentar de novo',
  scripts: 'Para escolher serviços é preciso JavaScript.',
  added: (name) => ({ title: 'Agora nos seus serviços', text: name }),
  removed: (name) => ({ title: 'Fora dos seus serviços', text: name }),
  failed: failed('Não conseguimos mudar seus serviços.'),
  notRead: failed('Não conseguimos ler seus serviços.'),
  tooMany: failed('Você pode escolher 50 serviços. Remova um primeiro.'),
  refused: { title: 'Entre na sua conta', text: 'Assim você pode salvar seus serviços.' },
  included: 'Incluído nos meus serviços',
  only: 'Nos meus serviços',
  change: 'Meus serviços',
  arrivals: 'Novo nos meus serviços',
  have: 'Eu tenho',
  haveOf: (name) => `Eu tenho: ${name}`,
};
