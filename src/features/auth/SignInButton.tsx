import { m } from '../../paraglide/messages.js';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { Wheel } from '../../core/ui/Spinner.tsx';

/**
 * Opens the authentication dialog. A press before hydration opens a popover with a spinner, which the dialog
 * then replaces; without scripts it says that scripts are needed. On a page that requires signing in, the
 * page reloads afterwards.
 */
export function SignInButton({ className = 'button button-primary' }: { className?: string }) {
  const id = useId();
  const waiting = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!waiting.current?.matches(':popover-open')) return;
    waiting.current.hidePopover();
    openAuthDialog('signIn');
  }, []);
  function open(event: MouseEvent) {
    event.preventDefault();
    openAuthDialog('signIn');
  }
  return (
    <>
      <button type="button" popoverTarget={id} className={className} onClick={open}>
        {m.words_sign_in()}
      </button>
      <div
        ref={waiting}
        id={id}
        popover="auto"
        role="status"
        className="m-auto bg-transparent backdrop:bg-black/70"
      >
        <p className="hidden max-w-sm rounded-xl border border-ground-edge bg-ground-high p-6 text-ink [@media(scripting:none)]:block">
          {m.auth_needs_script()}
        </p>
        <div className="[@media(scripting:none)]:hidden">
          <Wheel />
        </div>
      </div>
    </>
  );
}
