import type { Database } from '../database/contract.ts';
import type { Clock } from '../part.ts';

/** A composed mail. */
interface OutboxMessage {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** A stored mail; `links` are the URLs in its text, in order. */
export interface KeptMail extends OutboxMessage {
  id: number;
  at: Date;
  links: string[];
}

export interface OutboxStore {
  keep(message: OutboxMessage): Promise<void>;
  /** Stored mails, newest first; of one recipient if given. */
  list(to?: string): Promise<KeptMail[]>;
  find(id: number): Promise<KeptMail | undefined>;
}

const KEPT = 200;

// Servers that start together on one database take turns.
const SCHEMA = `
  select pg_advisory_xact_lock(hashtext('marquee schema'));
  create schema if not exists outbox;
  create table if not exists outbox.mails (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    sender text not null,
    recipient text not null,
    subject text not null,
    body_text text not null,
    body_html text not null,
    headers jsonb not null
  );
  -- Nothing of somebody who has gone stays.
  create or replace function outbox.forget_person() returns trigger
    language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from outbox.mails m where lower(m.recipient) = lower(old.email);
    return null;
  end
  $$;
  create or replace trigger forget_mails after delete on auth.users
    for each row execute function outbox.forget_person();
`;

const COLUMNS =
  'id, at, sender as "from", recipient as "to", subject, body_text as text, body_html as html, headers';

function withLinks(row: Omit<KeptMail, 'links'>): KeptMail {
  return { ...row, links: [...new Set(row.text.match(/https?:\/\/\S+/g) ?? [])] };
}

/**
 * Stores unsent mails in a schema that no request's role can access; keeps the last 200 across restarts.
 * Creates its table if it is missing.
 */
export async function createOutboxStore(database: Database, clock: Clock): Promise<OutboxStore> {
  await database.exec(SCHEMA);
  return {
    async keep({ from, to, subject, text, html, headers }) {
      await database.transaction(async (tx) => {
        await tx.query(
          `insert into outbox.mails (at, sender, recipient, subject, body_text, body_html, headers)
           values ($1::timestamptz, $2, $3, $4, $5, $6, $7::jsonb)`,
          [clock(), from, to, subject, text, html, headers],
        );
        await tx.query(
          `delete from outbox.mails where id not in (select id from outbox.mails order by id desc limit ${KEPT})`,
        );
      });
    },
    async list(to) {
      const found = await database.query<Omit<KeptMail, 'links'>>(
        `select ${COLUMNS} from outbox.mails where $1::text is null or recipient = $1 order by id desc`,
        [to?.toLowerCase() ?? null],
      );
      return found.rows.map(withLinks);
    },
    async find(id) {
      const found = await database.query<Omit<KeptMail, 'links'>>(
        `select ${COLUMNS} from outbox.mails where id = $1::bigint`,
        [id],
      );
      return found.rows.map(withLinks)[0];
    },
  };
}
