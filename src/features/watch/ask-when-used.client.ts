import { whenIdle } from '../../core/islands/when-idle.ts';

// Loads where-ask.client.ts on first use, and when idle if an answer is shown, since the reader's region can differ.
// Until then the form works as without scripts.
const place = document.querySelector<HTMLElement>('where-ask');
const ask = (): void => void import('./where-ask.client.ts');

for (const name of ['pointerover', 'touchstart', 'focusin', 'input'])
  place?.addEventListener(name, ask, { passive: true });
if (place?.dataset['region']) whenIdle(ask);
