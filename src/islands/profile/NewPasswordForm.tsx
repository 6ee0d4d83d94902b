import { PASSWORD_MINIMUM } from '../../domain/auth/auth-rules.ts';
import { NEW_PASSWORD_MESSAGES } from '../../domain/messages.ts';
import { submitNewPassword } from '../../stores/auth/new-password.ts';
import { AuthForm } from '../auth/AuthForm.tsx';
import { useForm } from '../auth/use-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';

/** The form of the reset-password page; what was typed stays until the password is changed. */
export function NewPasswordForm() {
  const { busy, error, failure, onSubmit } = useForm(submitNewPassword);
  const rules = { autoComplete: 'new-password', required: true, minLength: PASSWORD_MINIMUM } as const;
  return (
    <AuthForm
      method="dialog"
      busy={busy}
      failure={failure}
      submit={busy ? NEW_PASSWORD_MESSAGES.submit.busy : NEW_PASSWORD_MESSAGES.submit.idle}
      onSubmit={onSubmit}
    >
      <PasswordField
        {...rules}
        label={NEW_PASSWORD_MESSAGES.password}
        name="password"
        error={error('password')}
      />
      <PasswordField
        {...rules}
        label={NEW_PASSWORD_MESSAGES.confirmation}
        name="confirmation"
        error={error('confirmation')}
      />
    </AuthForm>
  );
}
