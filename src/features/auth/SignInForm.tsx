import { m } from '../../paraglide/messages.js';
import { submitSignIn } from './authentication.store.ts';
import { PasswordField } from '../../core/ui/PasswordField.tsx';
import { TextField } from '../../core/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useForm } from './use-form.client.ts';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

export function SignInForm({ email, onEmail, onForgot }: SignInFormProps) {
  const { busy, error, failure, onSubmit } = useForm(submitSignIn);
  return (
    <AuthForm
      busy={busy}
      failure={failure}
      submit={busy ? m.auth_dialog_busy_sign_in() : m.words_sign_in()}
      onSubmit={onSubmit}
    >
      <TextField
        label={m.auth_dialog_email()}
        name="email"
        type="email"
        autoComplete="username"
        data-autofocus
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={error('email')}
      />
      <div>
        <PasswordField
          label={m.auth_dialog_password()}
          name="password"
          autoComplete="current-password"
          error={error('password')}
        />
        <button type="button" className="text-link mt-1 text-sm" onClick={onForgot}>
          {m.auth_dialog_forgot()}
        </button>
      </div>
    </AuthForm>
  );
}
