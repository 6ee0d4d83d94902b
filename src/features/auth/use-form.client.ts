import { useRef, useState, type FormEvent } from 'react';
import type { FormAnswer } from './auth-rules.ts';

interface Form<Field extends string> {
  busy: boolean;
  /** The message beside a field. */
  error: (field: Field) => string | undefined;
  /** The message beneath the form. */
  failure: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that submits once at a time, keeps its values until it succeeds, and focuses the first invalid
 * field. `answered`: the result of posting it before hydration.
 */
export function useForm<Field extends string>(
  submit: (values: Record<Field, string>) => Promise<FormAnswer<Field>>,
  answered: FormAnswer<Field> = { kind: 'done' },
): Form<Field> {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(answered);
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    sending.current = true;
    setBusy(true);
    const values = Object.fromEntries(new FormData(form)) as Record<Field, string>;
    const result = await submit(values).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    setOutcome(result);
    if (result.kind === 'done') form.reset();
    if (result.kind !== 'invalid') return;
    const [field] = Object.keys(result.problems);
    form.querySelector<HTMLInputElement>(`[name="${field ?? ''}"]`)?.focus();
  }

  return {
    busy,
    error: (field) => (outcome.kind === 'invalid' ? outcome.problems[field]?.text : undefined),
    failure: outcome.kind === 'failed' ? outcome.message : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      if (!sending.current) void send(event.currentTarget);
    },
  };
}
