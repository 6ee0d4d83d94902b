import { checkoutPath } from './checkout-path.ts';

/** The schema's migrations, and earlier builds whose backups can be restored. */
export const MIGRATIONS = {
  folder: checkoutPath('supabase/migrations'),
  earlier: {
    build: '405f67a4',
    newest: '20261128020010',
    file: checkoutPath('supabase/earlier-backups.sql'),
  },
};

/** The requirements of a Supabase project: migrations, and functions that Auth and the data API call. */
export const PROJECT = {
  migrations: MIGRATIONS,
  admits: 'private.admits',
  preRequest: 'public.act_with_token',
};
