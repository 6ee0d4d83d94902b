import { confirmSubmitBy } from './links-words.ts';
import { m } from '../../paraglide/messages.js';
import { CONFIRM_PATH, type LinkPurpose } from '../../core/account.ts';
import { pageAddress } from '../../core/routes.ts';
import { TextField } from '../../core/ui/TextField.tsx';

/** Takes the code of a mail. A plain form, posted to the page that links in mails open. */
export function CodeForm({ email, purpose }: { email: string; purpose: LinkPurpose }) {
  return (
    <form
      method="post"
      action={pageAddress(CONFIRM_PATH)}
      className="mt-6 grid gap-3 border-t border-ground-line pt-6"
    >
      <p className="text-sm text-ink-soft">{m.confirm_code_offer()}</p>
      <input type="hidden" name="type" value={purpose} />
      <input type="hidden" name="email" value={email} />
      <TextField
        label={m.confirm_code_label()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <button type="submit" className="button button-quiet w-full">
        {confirmSubmitBy[purpose]()}
      </button>
    </form>
  );
}
