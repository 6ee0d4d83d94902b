import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'Conta',
  fullName: 'Nome completo',
  email: 'E-mail',
  password: 'Senha',
  busy: { signIn: 'Entrando…', signUp: 'Criando conta…', reset: 'Enviando…' },
  back: 'Voltar',
  titles: {
    signIn: 'Entrar',
    signUp: 'Criar conta',
    forgot: 'Redefinir senha',
    verify: 'Confirme seu e-mail',
  },
  forgot: 'Esqueceu a senha?',
  passwordRule: 'Pelo menos 6 caracteres',
  reset: {
    introduction: 'Vamos mandar por e-mail um link para criar uma senha nova.',
    submit: 'Enviar e-mail',
  },
  verify: {
    sent: (email) =>
      `Enviamos um link de confirmação para ${email}. Abra-o para concluir o cadastro. Não chegou nada? Confira a pasta de spam.`,
    noMails: (outbox) => `Este site ainda não envia e-mails. Eles ficam esperando na ${outbox}.`,
    outbox: 'caixa de saída',
    resend: (seconds) =>
      seconds > 0 ? `Reenviar e-mail de confirmação (${seconds} s)` : 'Reenviar e-mail de confirmação',
    back: 'Voltar para entrar',
  },
};
