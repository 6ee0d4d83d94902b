import { useRef, useState, type FormEvent } from 'react';
import type { FormAnswer } from './auth-rules.ts';

interface Form<Field extends string> {
  busy: boolean;
  /** What to say beside a field. */
  error: (field: Field) => string | undefined;
  /** What to say beneath the form. */
  failure: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that is sent once at a time and keeps what was typed until it succeeded. The first field that is
 * wrong gets the focus. `answered`: what the page answers to the form, sent before its script came.
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
