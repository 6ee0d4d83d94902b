import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint' | 'children'> {
  /** What it hides, as the toggle calls it. */
  noun?: string;
}

/** A password field with a show/hide toggle, which says when caps lock is on. */
export function PasswordField({ noun = 'password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={capsLock ? FIELD_MESSAGES.capsLock : undefined}
      onKeyDown={notice}
      onKeyUp={notice}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="absolute inset-y-0 right-0 min-w-16 cursor-pointer px-3 text-sm font-semibold text-ink-soft hover:text-marquee"
        aria-label={`${shown ? 'Hide' : 'Show'} ${noun}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </TextField>
  );
}
