import { PROBLEMS_PATH } from '../admin/page-problems.ts';
import { pageAddress, pathOf } from '../../core/routes.ts';

/** Maximum reports per page: a repeated error adds nothing. */
let left = 5;

/** Reports an error to the server's log, which removes personal data. Never throws. */
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
