import { m } from '../../paraglide/messages.js';
import { FULL_NAME_LIMIT } from '../../core/profile.ts';
import { submitSignUp } from './authentication.store.ts';
import { PasswordField } from '../../core/ui/PasswordField.tsx';
import { TextField } from '../../core/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useForm } from './use-form.client.ts';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function SignUpForm({ email, onEmail }: SignUpFormProps) {
  const { busy, error, failure, onSubmit } = useForm(submitSignUp);
  return (
    <AuthForm
      busy={busy}
      failure={failure}
      submit={busy ? m.auth_dialog_busy_sign_up() : m.auth_dialog_titles_sign_up()}
      onSubmit={onSubmit}
    >
      <TextField
        label={m.auth_dialog_full_name()}
        name="fullName"
        autoComplete="name"
        data-autofocus
        maxLength={FULL_NAME_LIMIT}
        error={error('fullName')}
      />
      <TextField
        label={m.auth_dialog_email()}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={m.email_example()}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={error('email')}
      />
      <PasswordField
        label={m.auth_dialog_password()}
        name="password"
        autoComplete="new-password"
        placeholder={m.auth_dialog_password_rule()}
        error={error('password')}
      />
    </AuthForm>
  );
}
