import { checkoutPath } from './checkout-path.ts';

/** Marquee's schema: the migrations, and the builds before them whose backups are restored. */
export const MIGRATIONS = {
  folder: checkoutPath('supabase/migrations'),
  earlier: {
    build: '405f67a4',
    newest: '20261128020010',
    file: checkoutPath('supabase/earlier-backups.sql'),
  },
};

/** What a Supabase project of Marquee's has: its migrations, and the functions of its own that Auth and the data API ask. */
export const PROJECT = {
  migrations: MIGRATIONS,
  admits: 'private.admits',
  preRequest: 'public.act_with_token',
};
