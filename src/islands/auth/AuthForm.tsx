import type { ComponentProps } from 'react';

interface AuthFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  submit: string;
}

/** A form whose fields the dialog checks itself, with its error and its button beneath them. */
export function AuthForm({ busy, failure, submit, children, ...form }: AuthFormProps) {
  return (
    <form {...form} noValidate className="grid gap-4" aria-busy={busy}>
      {children}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      <button type="submit" className="button button-primary w-full" aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}
