import { m } from '../../paraglide/messages.js';
import { PASSWORD_MINIMUM, type FormAnswer } from '../auth/auth-rules.ts';
import { profileFormPath } from './profile-forms.ts';
import { pageAddress } from '../../core/routes.ts';
import { submitPasswordChange } from '../auth/password-change.store.ts';
import { AuthForm } from '../auth/AuthForm.tsx';
import { useForm } from '../auth/use-form.client.ts';
import { TokensToo } from './TokensToo.tsx';
import { PasswordField } from '../../core/ui/PasswordField.tsx';

const fresh = { autoComplete: 'new-password', required: true, minLength: PASSWORD_MINIMUM } as const;

type Field = 'current' | 'password' | 'confirmation';

interface ChangePasswordProps {
  email: string;
  tokens: readonly string[];
  /** The result of posting the form before hydration. */
  answered?: FormAnswer<Field> | undefined;
}

/** Changes the password, after asking for the current one. */
export function ChangePassword({ email, tokens, answered }: ChangePasswordProps) {
  const { busy, error, failure, onSubmit } = useForm<Field>(
    (values) => submitPasswordChange(email, values),
    answered,
  );
  return (
    <AuthForm
      method="post"
      action={pageAddress(profileFormPath('password'))}
      value="password"
      busy={busy}
      failure={failure}
      submit={busy ? m.password_change_submit_busy() : m.password_change_submit_idle()}
      onSubmit={onSubmit}
    >
      {/* Tells password managers whose password changes. */}
      <input hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        label={m.password_change_current()}
        name="current"
        toggle={{
          show: m.password_change_toggles_current_show(),
          hide: m.password_change_toggles_current_hide(),
        }}
        autoComplete="current-password"
        required
        error={error('current')}
      />
      <PasswordField
        {...fresh}
        label={m.password_change_fresh()}
        name="password"
        toggle={{
          show: m.password_change_toggles_fresh_show(),
          hide: m.password_change_toggles_fresh_hide(),
        }}
        placeholder={m.auth_dialog_password_rule()}
        error={error('password')}
      />
      <PasswordField
        {...fresh}
        label={m.password_change_confirmation()}
        name="confirmation"
        toggle={{
          show: m.password_change_toggles_confirmation_show(),
          hide: m.password_change_toggles_confirmation_hide(),
        }}
        error={error('confirmation')}
      />
      <TokensToo tokens={tokens} />
    </AuthForm>
  );
}
