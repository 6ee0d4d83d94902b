import { authDialogVerifyResend } from './auth-dialog-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useCallback, useRef, useState } from 'react';
import { around } from '../../core/language/around.ts';
import { fileAddress } from '../../core/routes.ts';
import { resendMail, resendPause } from './authentication.store.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { CodeForm } from './CodeForm.tsx';
import { useCountdown } from './use-countdown.client.ts';

interface VerifyEmailProps {
  email: string;
  onBack: () => void;
}

/** Names the address of the verification mail, and sends it again after the server's pause. */
export function VerifyEmail({ email, onBack }: VerifyEmailProps) {
  const { left, start } = useCountdown(useCallback(() => resendPause(email), [email]));
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { outbox } = currentEnvironment().config();
  const [beforeEmail, afterEmail] = around((email) => m.auth_dialog_verify_sent({ email: isolated(email) }));
  const [beforeOutbox, afterOutbox] = around((outbox) => m.auth_dialog_verify_no_mails({ outbox }));

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
        {beforeEmail}
        <strong className="text-ink [overflow-wrap:anywhere]">{email}</strong>
        {afterEmail}
      </p>
      {outbox && (
        <p className="mt-4 rounded border border-ground-line bg-ground-high p-3 text-ink-soft">
          {beforeOutbox}
          <a
            className="font-semibold text-marquee hover:underline"
            href={fileAddress(outbox)}
            target="_blank"
            rel="noopener"
          >
            {m.auth_dialog_verify_outbox()}
          </a>
          {afterOutbox}
        </p>
      )}
      <button
        type="button"
        className="button button-primary mt-6 w-full"
        aria-disabled={busy}
        onClick={() => void resend()}
      >
        {authDialogVerifyResend(left)}
      </button>
      <button type="button" className="button button-quiet mt-3 w-full" onClick={onBack}>
        {m.auth_dialog_verify_back()}
      </button>
      <CodeForm email={email} purpose="signup" />
    </>
  );
}
