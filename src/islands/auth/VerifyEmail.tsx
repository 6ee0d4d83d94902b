import { useCallback, useRef, useState } from 'react';
import { resendMail, resendPause } from '../../stores/authentication.ts';
import { useCountdown } from './use-countdown.ts';

interface VerifyEmailProps {
  email: string;
  onBack: () => void;
}

/** Says where the verification mail went, and sends it again when the server allows another. */
export function VerifyEmail({ email, onBack }: VerifyEmailProps) {
  const { left, start } = useCountdown(useCallback(() => resendPause(email), [email]));
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function resend() {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await resendMail(email).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    start();
  }

  return (
    <>
      <p className="text-ink-soft" tabIndex={-1} data-autofocus>
        We sent a verification link to <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>.
        Open it to complete your registration. Nothing there? Look into the spam folder, too.
      </p>
      <button
        type="button"
        className="button button-primary mt-6 w-full"
        aria-disabled={busy}
        onClick={() => void resend()}
      >
        {left > 0 ? `Resend verification email (${left} s)` : 'Resend verification email'}
      </button>
      <button type="button" className="button button-quiet mt-3 w-full" onClick={onBack}>
        Back to sign in
      </button>
    </>
  );
}
