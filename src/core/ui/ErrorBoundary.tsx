import { m } from '../../paraglide/messages.js';
import { Component, type ReactNode } from 'react';

/** A part's script could not be fetched. */
export class MissingScript extends Error {}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before the children render again. */
  onRetry?: () => void;
  /** Set for a dialog: the error appears in a dialog, which this closes. */
  onClose?: (() => void) | undefined;
}

/** Shows an error in place of what failed to render, with a retry, and reports defects to the server. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // Errors of the window are sent to the server (features/shell/problems.client.ts). A missing script is no
    // defect.
    if (!(error instanceof MissingScript)) reportError(error);
  }

  override render() {
    const { error } = this.state;
    const { children, onRetry, onClose } = this.props;
    if (error === null) return children;
    const retry = () => {
      onRetry?.();
      this.setState({ error: null });
    };
    const { title, text } =
      error instanceof MissingScript
        ? { title: m.toast_error(), text: m.loading_missing_text() }
        : { title: m.defect_message_title(), text: m.defect_message_text() };
    const again = (
      <button type="button" className="button button-quiet" onClick={retry}>
        {m.words_again()}
      </button>
    );
    if (!onClose) {
      return (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <p className="[header_&]:sr-only">{text}</p>
          {again}
        </div>
      );
    }
    // A native dialog, since Headless UI's script may be the one missing.
    return (
      <dialog
        ref={showModal}
        aria-label={title}
        className="dialog-panel w-[calc(100%-2rem)] text-ink backdrop:bg-black/70"
        onClose={onClose}
      >
        <div role="alert">
          <h2 className="mb-2 text-2xl">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {m.words_close()}
          </button>
          {again}
        </div>
      </dialog>
    );
  }
}

/** Closing it before it is removed returns the focus to its opener. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  dialog?.showModal();
  return dialog ? () => dialog.close() : undefined;
}
