import { CONFIRM_PATH, type LinkPurpose } from '../../domain/auth/account.ts';
import { CONFIRM_MESSAGES } from '../../domain/messages.ts';
import { TextField } from '../ui/TextField.tsx';

const { code: words } = CONFIRM_MESSAGES;

/** Takes the code of a mail that was just sent; a plain form, answered by the page that links in mails lead to. */
export function CodeForm({ email, purpose }: { email: string; purpose: LinkPurpose }) {
  return (
    <form method="post" action={CONFIRM_PATH} className="mt-6 grid gap-3 border-t border-ground-line pt-6">
      <p className="text-sm text-ink-soft">{words.offer}</p>
      <input type="hidden" name="type" value={purpose} />
      <input type="hidden" name="email" value={email} />
      <TextField
        label={words.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <button type="submit" className="button button-quiet w-full">
        {CONFIRM_MESSAGES[purpose].submit}
      </button>
    </form>
  );
}
