// Checks of settings in combination (config.ts); each may be well-formed alone.

/** Variables that depend on each other: the first needs the second. */
const PAIRS = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'add the project’s publishable (anon) key'],
  ['SUPABASE_ANON_KEY', 'SUPABASE_URL', 'add the project’s address'],
  ['SUPABASE_SECRET_KEY', 'SUPABASE_URL', 'add the project’s address and publishable key'],
  ['TMDB_API_URL', 'TMDB_API_KEY', 'add a TMDB key or token, or remove TMDB_API_URL'],
  ['TMDB_IMAGE_URL', 'TMDB_API_KEY', 'add a TMDB key or token, or remove TMDB_IMAGE_URL'],
  ['BACKUP_KEEP', 'BACKUP_DIR', 'name the folder of the backups'],
  ['SMTP_URL', 'MAIL_FROM', 'add the sender, for example "Marquee <hello@example.org>"'],
] as const;

const RIVALS = [
  ['SUPABASE_URL', 'DATABASE_URL', 'DATABASE_URL and SUPABASE_URL exclude each other: keep one of them.'],
  [
    'DATABASE_ENGINE',
    'DATABASE_URL',
    'DATABASE_ENGINE is for the data below DATA_DIR: remove it, or DATABASE_URL.',
  ],
  [
    'BACKUP_DIR',
    'SUPABASE_URL',
    'BACKUP_DIR is for data kept here: remove it, and use the project’s own backups.',
  ],
] as const;

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '');

/** Returns a sentence for every conflict between settings. */
export function conflictsOf(environment: Record<string, string | undefined>): string[] {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const halves = PAIRS.filter(([one, other]) => given(one) && !given(other)).map(
    ([one, other, hint]) => `${one} is set but ${other} is not: ${hint}.`,
  );
  const rivals = RIVALS.filter(([one, other]) => given(one) && given(other)).map(([, , says]) => says);
  const door =
    given('SIGN_UP') === 'closed' && given('SUPABASE_URL') && !given('SUPABASE_SECRET_KEY')
      ? 'SIGN_UP is closed but SUPABASE_SECRET_KEY is not set: add the project’s secret key, by which its door is closed.'
      : '';
  const path = pathOf(given('SITE_URL') ?? '');
  const base =
    path !== '' && path !== given('BASE_PATH')
      ? 'SITE_URL ends with another path than BASE_PATH: say with BASE_PATH where Marquee stands.'
      : '';
  return [...halves, ...rivals, door, base].filter(Boolean);
}
