import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'E-mail inválido', text });
const failed = (text: string) => ({ title: 'Erro', text });
const tooShort = 'A senha precisa ter pelo menos 6 caracteres.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'nome@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('Digite um e-mail válido.'),
    signUpEmail: invalidEmail(`Digite um e-mail válido (por exemplo, ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Digite um e-mail válido.'),
    signInPassword: { title: 'Senha inválida', text: tooShort },
    signUpPassword: { title: 'Senha fraca', text: tooShort },
    name: { title: 'Falta o nome', text: 'Digite seu nome completo.' },
  },
  checkEmail: {
    title: 'Confira seu e-mail',
    text: 'Enviamos um link de confirmação. Abra seu e-mail e clique no link para concluir o cadastro.',
  },
  created: { title: 'Conta criada', text: 'Sua conta foi criada!' },
  signUpFailed: (message) => ({
    title: 'O cadastro não deu certo',
    text: message || 'Algo deu errado no cadastro.',
  }),
  signedIn: { title: 'Que bom ter você de volta!', text: 'Você entrou na sua conta.' },
  signInFailed: (message) => ({
    title: 'Não deu para entrar',
    text: message || 'Algo deu errado ao entrar. Tente de novo.',
  }),
  notConfirmed: {
    title: 'E-mail não confirmado',
    text: 'Abra seu e-mail e clique no link de confirmação antes de entrar.',
  },
  signedOutAgain: {
    title: 'Não deu para entrar',
    text: 'Confirme seu e-mail antes de entrar. O link de confirmação está na sua caixa de entrada.',
  },
  resetSent: {
    title: 'E-mail de redefinição enviado',
    text: 'Confira seu e-mail para saber como criar uma senha nova.',
  },
  resetFailed: (message) =>
    failed(message || 'Não conseguimos enviar o e-mail de redefinição. Tente de novo.'),
  resent: { title: 'E-mail de confirmação enviado', text: 'Enviamos outro e-mail de confirmação para você.' },
  resend: 'Reenviar e-mail',
  resendFailed: (message) => failed(message || 'Não conseguimos reenviar o e-mail de confirmação.'),
};
