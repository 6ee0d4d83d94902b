import { PASSWORD_MINIMUM } from '../../domain/auth/auth-rules.ts';
import { AUTH_DIALOG_MESSAGES, PASSWORD_CHANGE_MESSAGES } from '../../domain/messages.ts';
import { submitPasswordChange } from '../../stores/auth/password-change.ts';
import { AuthForm } from '../auth/AuthForm.tsx';
import { useForm } from '../auth/use-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';

const words = PASSWORD_CHANGE_MESSAGES;
const fresh = { autoComplete: 'new-password', required: true, minLength: PASSWORD_MINIMUM } as const;

/** Changes one's password, with the current one; emptied when that is done. */
export function ChangePassword({ email }: { email: string }) {
  const { busy, error, failure, onSubmit } = useForm<'current' | 'password' | 'confirmation'>((values) =>
    submitPasswordChange(email, values),
  );
  return (
    <AuthForm
      method="dialog"
      busy={busy}
      failure={failure}
      submit={busy ? words.submit.busy : words.submit.idle}
      onSubmit={onSubmit}
    >
      {/* Tells password managers whose password changes. */}
      <input hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.current}
        name="current"
        toggle={words.toggles.current}
        autoComplete="current-password"
        required
        error={error('current')}
      />
      <PasswordField
        {...fresh}
        label={words.fresh}
        name="password"
        toggle={words.toggles.fresh}
        placeholder={AUTH_DIALOG_MESSAGES.passwordRule}
        error={error('password')}
      />
      <PasswordField
        {...fresh}
        label={words.confirmation}
        name="confirmation"
        toggle={words.toggles.confirmation}
        error={error('confirmation')}
      />
    </AuthForm>
  );
}
