import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 horas';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'O link do e-mail não vale ou venceu',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `Os links dos nossos e-mails funcionam uma vez e por ${LINK_LIFE}. Se seu e-mail já está confirmado, é só entrar; se não, peça outro e-mail.`,
  },
  elsewhere: {
    heading: 'Seu e-mail está confirmado',
    text: 'Você abriu o link em um navegador diferente daquele em que criou a conta. Entre aqui.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'Para onde levam os links dos nossos e-mails.',
  signup: {
    heading: 'Confirme seu e-mail',
    text: 'Um clique e sua conta está pronta.',
    submit: 'Confirmar meu e-mail',
  },
  recovery: {
    heading: 'Redefina sua senha',
    text: 'Um clique e você pode escolher uma senha nova.',
    submit: 'Escolher senha nova',
  },
  signedIn: {
    heading: 'Seu e-mail está confirmado',
    text: (email) => `Você entrou como ${email}. Não falta mais nada.`,
    other: 'O link era para outro e-mail? Confirme-o aqui.',
  },
  code: {
    text: `Digite os seis dígitos do nosso e-mail. O link e o código funcionam uma vez e por ${LINK_LIFE}.`,
    offer: 'Está lendo o e-mail em outro aparelho? Digite o código aqui.',
    label: 'Código do e-mail',
    malformed: 'O código tem seis dígitos.',
    wrong: 'Este código está errado ou já foi usado. Confira o e-mail mais recente ou abra o link dele.',
  },
};
