import { isAdmitted } from '../accounts/admission.ts';
import type { Endpoint } from '../context.ts';
import { answer } from '../http/auth-error.ts';

/** `GET /health`. */
export const health: Endpoint = () =>
  Promise.resolve(
    answer({ version: 'embedded', name: 'GoTrue', description: 'Embedded stand-in for Supabase Auth' }),
  );

/** `GET /settings`: e-mail and password with confirmation only. */
export const settings: Endpoint = async (context) =>
  answer({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !(await isAdmitted(context, null)),
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });

/**
 * `GET /.well-known/jwks.json`: empty, since tokens are signed with a shared secret; clients ask the server
 * instead.
 */
export const jwks: Endpoint = () => Promise.resolve(answer({ keys: [] }));
