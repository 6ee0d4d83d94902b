import { m } from '../../paraglide/messages.js';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'hint' | 'children'> {
  /** The toggle's labels for screen readers. */
  toggle?: { show: string; hide: string };
}

/** A password field with a show/hide toggle and a caps lock warning. */
export function PasswordField({
  toggle = { show: m.field_password_show(), hide: m.field_password_hide() },
  ...props
}: PasswordFieldProps) {
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
      hint={capsLock ? m.field_caps_lock() : undefined}
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
        {shown ? m.field_hide() : m.field_show()}
      </button>
    </TextField>
  );
}
