import { PROBLEMS_PATH } from '../admin/page-problems.ts';
import { pageAddress, pathOf } from '../../core/routes.ts';

/** Reports a page sends at most: what breaks once a second says nothing new. */
let left = 5;

/** Tells the server what broke, for its log, which drops what belongs to the person. Never throws. */
function report(error: unknown): void {
  if (!(error instanceof Error) || !left) return;
  left -= 1;
  const { name, message, stack } = error;
  const problem = {
    message: `${name}: ${message}`.slice(0, 300),
    stack: stack?.slice(0, 2000) ?? '',
    path: pathOf(location.pathname).slice(0, 200),
  };
  navigator.sendBeacon(
    pageAddress(PROBLEMS_PATH),
    new Blob([JSON.stringify(problem)], { type: 'application/json' }),
  );
}

addEventListener('error', (event) => report(event.error));
addEventListener('unhandledrejection', (event) => report(event.reason));
