import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  headings: {
    404: 'Não encontrado',
    413: 'Grande demais',
    429: 'Um momento, por favor',
    500: 'Erro',
    503: 'Gente demais',
  },
  tooLarge: 'Isso é maior do que aceitamos.',
  tooBusy: 'Há gente demais por aqui ao mesmo tempo. Tente de novo daqui a pouco.',
  tooMany: (seconds) =>
    plural(seconds, {
      one: 'Pedidos demais. Tente de novo em {n} segundo.',
      many: 'Pedidos demais. Tente de novo em {n} de segundos.',
      other: 'Pedidos demais. Tente de novo em {n} segundos.',
    }),
  otherSite: 'Aqui só respondemos por caminhos deste site.',
  longAddress: 'Este endereço é longo demais.',
  oddCharacters: 'Este endereço tem caracteres que nenhum endereço pode ter.',
  oddAddress: 'Este endereço está malformado.',
  noPage: 'Esta página não existe.',
  notHttp: 'Isto não é HTTP válido.',
  twoHosts: 'Um pedido precisa indicar exatamente um host.',
  oddHost: 'O host está faltando ou malformado.',
  method: 'Este método não funciona aqui.',
  body: 'Um pedido de leitura não pode ter corpo.',
  elsewhere: 'Este pedido veio de outro site.',
};
