import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import {
  $toast,
  carryToast,
  dismissToast,
  runToastAction,
  showCarriedToast,
  showError,
  showToast,
} from '../../../../src/core/stores/toasts.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

beforeEach(() => {
  browserEnvironment();
  dismissToast();
});

describe('toasts', () => {
  test('are shown one at a time, the newest', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second', text: 'More' });
    expect($toast.get()).toMatchObject({ title: 'Second', text: 'More' });
  });

  test('with equal texts are still two', () => {
    showToast({ title: 'Same' });
    const first = $toast.get()?.id;
    showToast({ title: 'Same' });
    expect($toast.get()?.id).not.toBe(first);
  });

  test('can be errors', () => {
    showError({ title: 'Error', text: 'It failed' });
    expect($toast.get()?.destructive).toBe(true);
  });

  test('run their action once and close', () => {
    const run = vi.fn();
    showToast({ title: 'Removed', action: { label: 'Undo', run } });
    runToastAction();
    runToastAction();
    expect(run).toHaveBeenCalledTimes(1);
    expect($toast.get()).toBeNull();
  });

  test('can show another one from their action', () => {
    showToast({ title: 'Removed', action: { label: 'Undo', run: () => showToast({ title: 'Back' }) } });
    runToastAction();
    expect($toast.get()?.title).toBe('Back');
  });
});

describe('a toast carried to the next page', () => {
  test('is shown there once, without its action', () => {
    showToast({
      title: 'Goodbye!',
      text: 'You have been signed out.',
      action: { label: 'Undo', run: () => undefined },
    });
    carryToast();
    dismissToast();
    showCarriedToast();
    expect($toast.get()).toMatchObject({ title: 'Goodbye!', text: 'You have been signed out.' });
    expect($toast.get()?.action).toBeUndefined();
    dismissToast();
    showCarriedToast();
    expect($toast.get()).toBeNull();
  });

  test('is lost without an error if the browser forbids storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    setEnvironment({ tabStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    showToast({ title: 'Goodbye!' });
    carryToast();
    showCarriedToast();
    expect($toast.get()?.title).toBe('Goodbye!');
  });
});
