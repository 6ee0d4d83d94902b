import {
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useTyped } from './use-typed.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Content at the field's end. */
  children?: ReactNode;
}

/** A text field with label, hint and error. */
export function TextField({ label, error, hint, children, ref, ...input }: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const { value, onChange } = input;
  useTyped(field, value, (target) =>
    onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>),
  );
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          ref={field}
          id={id}
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
        />
        {children}
      </div>
      <p id={`${id}-error`} className="mt-1.5 text-sm text-danger empty:hidden">
        {error}
      </p>
      <p id={`${id}-hint`} role="status" className="mt-1.5 text-sm text-ink-mute empty:hidden">
        {hint}
      </p>
    </div>
  );
}
