import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { submitResetRequest } from './authentication.store.ts';
import { TextField } from '../../core/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useForm } from './use-form.client.ts';

interface ResetRequestProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Requests the mail for a new password. */
export function ResetRequest({ email, onEmail, onBack }: ResetRequestProps) {
  const [sentTo, setSentTo] = useState('');
  const { busy, error, failure, onSubmit } = useForm(async (values: { email: string }) => {
    const outcome = await submitResetRequest(values);
    if (outcome.kind === 'done') setSentTo(values.email.trim());
    return outcome;
  });
  return (
    <>
      <p className="mb-4 text-ink-soft">{m.auth_dialog_reset_introduction()}</p>
      <AuthForm
        busy={busy}
        failure={failure}
        submit={busy ? m.auth_dialog_busy_reset() : m.auth_dialog_reset_submit()}
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
      </AuthForm>
      <button type="button" className="button button-quiet mt-3 w-full" onClick={onBack}>
        {m.auth_dialog_back()}
      </button>
      {sentTo && <CodeForm key={sentTo} email={sentTo} purpose="recovery" />}
    </>
  );
}
