import type { ComponentProps } from 'react';
import { FORM_BUTTON, type ProfileForm } from '../profile/profile-forms.ts';

interface AuthFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** Where it is posted before and without its script; missing where its dialog opens by script only. */
  action?: string;
  /** The value of its button, where its page has several forms. */
  value?: ProfileForm;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  submit: string;
}

/** A form whose fields the dialog checks itself, with its error and its button beneath them. */
export function AuthForm({ busy, failure, submit, value, children, ...form }: AuthFormProps) {
  return (
    <form {...form} noValidate className="grid gap-4" aria-busy={busy}>
      {children}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      <button
        type="submit"
        name={value && FORM_BUTTON}
        value={value}
        className="button button-primary w-full"
        aria-disabled={busy}
      >
        {submit}
      </button>
    </form>
  );
}
