import { AUTH_DIALOG_MESSAGES, EMAIL_EXAMPLE } from '../../domain/messages.ts';
import { FULL_NAME_LIMIT } from '../../domain/profile/profile.ts';
import { submitSignUp } from '../../stores/auth/authentication.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useForm } from './use-form.ts';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Name, address and password of somebody new. */
export function SignUpForm({ email, onEmail }: SignUpFormProps) {
  const { busy, error, failure, onSubmit } = useForm(submitSignUp);
  return (
    <AuthForm
      busy={busy}
      failure={failure}
      submit={busy ? AUTH_DIALOG_MESSAGES.busy.signUp : AUTH_DIALOG_MESSAGES.titles.signUp}
      onSubmit={onSubmit}
    >
      <TextField
        label={AUTH_DIALOG_MESSAGES.fullName}
        name="fullName"
        autoComplete="name"
        data-autofocus
        maxLength={FULL_NAME_LIMIT}
        error={error('fullName')}
      />
      <TextField
        label={AUTH_DIALOG_MESSAGES.email}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={EMAIL_EXAMPLE}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={error('email')}
      />
      <PasswordField
        label={AUTH_DIALOG_MESSAGES.password}
        name="password"
        autoComplete="new-password"
        placeholder={AUTH_DIALOG_MESSAGES.passwordRule}
        error={error('password')}
      />
    </AuthForm>
  );
}
