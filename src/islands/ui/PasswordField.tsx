import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { FIELD_MESSAGES as words } from '../../domain/messages.ts';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint' | 'children'> {
  /** What the toggle does, for whoever hears it. */
  toggle?: { show: string; hide: string };
}

/** A password field with a show/hide toggle, which says when caps lock is on. */
export function PasswordField({ toggle = words.password, ...props }: PasswordFieldProps) {
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
      hint={capsLock ? words.capsLock : undefined}
      onKeyDown={notice}
      onKeyUp={notice}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="absolute inset-y-0 end-0 min-w-16 cursor-pointer px-3 text-sm font-semibold text-ink-soft hover:text-marquee"
        aria-label={shown ? toggle.hide : toggle.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </button>
    </TextField>
  );
}
