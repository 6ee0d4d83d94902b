import { m } from '../../paraglide/messages.js';
import { RESET_PASSWORD_PATH } from '../../core/account.ts';
import { PASSWORD_MINIMUM, type FormAnswer } from '../auth/auth-rules.ts';
import { pageAddress } from '../../core/routes.ts';
import { submitNewPassword } from '../auth/new-password.store.ts';
import { AuthForm } from '../auth/AuthForm.tsx';
import { useForm } from '../auth/use-form.client.ts';
import { TokensToo } from './TokensToo.tsx';
import { PasswordField } from '../../core/ui/PasswordField.tsx';

interface NewPasswordFormProps {
  tokens: readonly string[];
  /** The result of posting the form before hydration. */
  answered?: FormAnswer<'password' | 'confirmation'> | undefined;
}

/** The form of the reset-password page. */
export function NewPasswordForm({ tokens, answered }: NewPasswordFormProps) {
  const { busy, error, failure, onSubmit } = useForm(submitNewPassword, answered);
  const rules = { autoComplete: 'new-password', required: true, minLength: PASSWORD_MINIMUM } as const;
  return (
    <AuthForm
      method="post"
      action={pageAddress(RESET_PASSWORD_PATH)}
      busy={busy}
      failure={failure}
      submit={busy ? m.new_password_submit_busy() : m.new_password_submit_idle()}
      onSubmit={onSubmit}
    >
      <PasswordField {...rules} label={m.new_password_password()} name="password" error={error('password')} />
      <PasswordField
        {...rules}
        label={m.new_password_confirmation()}
        name="confirmation"
        error={error('confirmation')}
      />
      <TokensToo tokens={tokens} />
    </AuthForm>
  );
}
