import type { ComponentProps } from 'react';
import { FORM_BUTTON, type ProfileForm } from '../profile/profile-forms.ts';

interface AuthFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** Where it posts before hydration and without scripts; absent in dialogs, which need scripts. */
  action?: string;
  /** The value of its button, on a page with several forms. */
  value?: ProfileForm;
  busy: boolean;
  /** Why the last submission failed. */
  failure: string | undefined;
  submit: string;
}

/** A form without the browser's validation; its error and button are at the end. */
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
