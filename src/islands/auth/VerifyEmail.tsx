import { useRef, useState } from 'react';
import { RESEND_PAUSE_SECONDS } from '../../domain/auth-rules.ts';
import { resendMail } from '../../stores/authentication.ts';
import { useCountdown } from './use-countdown.ts';

interface VerifyEmailProps {
  email: string;
  onBack: () => void;
}

/** Says where the verification mail went, and sends it again when the server allows another. */
export function VerifyEmail({ email, onBack }: VerifyEmailProps) {
  const [left, startCountdown] = useCountdown();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function resend() {
    if (sending.current || left > 0) return;
    sending.current = true;
    setBusy(true);
    const outcome = await resendMail(email).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    setFailure(outcome.kind === 'failed' ? outcome.message : undefined);
    const pause = outcome.kind === 'failed' ? outcome.retryAfter : RESEND_PAUSE_SECONDS;
    if (pause) startCountdown(pause);
  }

  return (
    <>
      <p className="text-ink-soft" tabIndex={-1} data-autofocus>
        We sent a verification link to <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>.
        Open it to complete your registration. Nothing there? Look into the spam folder, too.
      </p>
      <p role="alert" className="mt-4 text-sm text-danger empty:hidden">
        {left > 0 ? failure : undefined}
      </p>
      <button
        type="button"
        className="button button-primary mt-6 w-full"
        aria-disabled={busy || left > 0}
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
