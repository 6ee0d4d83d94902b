import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

let count = 0;
const newAddress = () => `guest-${++count}@example.test`;

describe('sign-up', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() => setDoor(true));

  const setDoor = (closed: boolean) => act(database, 'service', 'select set_door($1)', [closed]);
  const value = async <T>(rows: Promise<{ value: T }[]>) => (await rows)[0]!.value;
  const invite = ({ uses = 1, days = 7 } = {}) =>
    value<string>(act(database, 'admin', `select admin_invite('Friends', $1, $2) as value`, [days, uses]));
  const take = (secret: string, address: string) =>
    value<string>(
      act(database, 'service', 'select take_invitation($1, $2) as value', [hashOf(secret), address]),
    );
  const lookAt = (secret: string) =>
    value<string>(act(database, 'service', 'select look_at_invitation($1) as value', [hashOf(secret)]));

  /** Makes an account as the auth server does, by a password unless somebody else has confirmed the address. */
  async function makeAccount(address: string | null, confirmed = false): Promise<string> {
    const id = randomUUID();
    await look(
      database,
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at)
       values ($1, 'authenticated', 'authenticated', $2, case when $3 then now() end, '{}', now())`,
      [id, address, confirmed],
    );
    return id;
  }
  const confirm = (id: string) =>
    look(database, 'update auth.users set email_confirmed_at = now() where id = $1', [id]);
  const rolesOf = (id: string) =>
    look<{ role: string }>(database, 'select role from public.user_roles where user_id = $1', [id]);
  const accountsOf = (address: string) =>
    look(database, 'select id from auth.users where email = $1', [address]);
  const refused = { code: '42501', message: 'Signups not allowed for this instance' };

  it('is possible without an invitation while open', async () => {
    await setDoor(false);
    await makeAccount(newAddress());
  });

  it.each([
    ['a password', false],
    ['a provider that has confirmed the address', true],
  ])('is refused without an invitation, by %s', async (_, confirmed) => {
    await expect(makeAccount(newAddress(), confirmed)).rejects.toMatchObject(refused);
    await expect(makeAccount(null, confirmed)).rejects.toMatchObject(refused);
  });

  it('is possible with a project admin’s invitation there', async () => {
    const insert = `insert into auth.users (id, email, invited_at) values ($1, $2, now())`;
    await look(database, insert, [randomUUID(), newAddress()]);
  });

  it('creates one account by a single invitation, ignoring the address’s case', async () => {
    const [secret, address] = [await invite(), newAddress()];
    expect(await take(secret, ` ${address.toUpperCase()} `)).toBe('open');
    await expect(makeAccount(newAddress())).rejects.toMatchObject(refused);
    const id = await makeAccount(address);
    expect(await take(secret, newAddress())).toBe('used');
    await confirm(id);
    expect([await lookAt(secret), await rolesOf(id)]).toEqual(['used', []]);
    await expect(makeAccount(address.replace('guest', 'other'))).rejects.toMatchObject(refused);
  });

  it('accepts exactly one of two users with a single invitation at the same moment', async () => {
    const [secret, people] = [await invite(), [newAddress(), newAddress()]];
    const answers = await Promise.all(people.map((address) => take(secret, address)));
    expect(answers.toSorted()).toEqual(['open', 'used']);
    const made = await Promise.allSettled(people.map((address) => makeAccount(address)));
    expect(made.map(({ status }) => status)).toEqual(
      answers.map((answer) => (answer === 'open' ? 'fulfilled' : 'rejected')),
    );
  });

  it('accepts as many as the invitation allows, counting repeated requests once', async () => {
    const [secret, people] = [await invite({ uses: 2 }), [newAddress(), newAddress(), newAddress()]];
    const answers = [];
    for (const address of [people[0]!, ...people]) answers.push(await take(secret, address));
    expect(answers).toEqual(['open', 'open', 'open', 'used']);
  });

  it('frees a place after a day without confirmation, and deletes the account', async () => {
    const [secret, lost] = [await invite(), newAddress()];
    await take(secret, lost);
    await makeAccount(lost);
    await look(
      database,
      `update private.invited set since = now() - interval '25 hours' where address = $1`,
      [lost],
    );
    expect(await take(secret, newAddress())).toBe('open');
    expect(await accountsOf(lost)).toEqual([]);
  });

  it('is refused with a revoked invitation, even before the mail’s link is used', async () => {
    const [secret, waiting, inside] = [await invite({ uses: 3 }), newAddress(), newAddress()];
    await take(secret, inside);
    await confirm(await makeAccount(inside));
    await take(secret, waiting);
    await makeAccount(waiting);
    const [row] = await act<{ id: string }>(database, 'admin', 'select * from admin_invitations() limit 1');
    expect(row).toMatchObject({ uses: 3, used: 2, waiting: 1, state: 'open', made_by_name: 'The admin' });
    const revoke = `select admin_revoke_invitation('${row!.id}') as value`;
    expect(await value(act(database, 'admin', revoke))).toBe(true);
    expect(await value(act(database, 'admin', revoke))).toBe(false);
    expect([await take(secret, newAddress()), await lookAt(secret)]).toEqual(['revoked', 'revoked']);
    expect([(await accountsOf(waiting)).length, (await accountsOf(inside)).length]).toEqual([0, 1]);
  });

  it('is refused with an ended or unknown invitation', async () => {
    const secret = await invite();
    await look(database, `update private.invitations set ends_at = now() where secret_hash = $1`, [
      hashOf(secret),
    ]);
    expect([await take(secret, newAddress()), await take('made up', newAddress())]).toEqual([
      'ended',
      'unknown',
    ]);
  });

  it('stores no secret of an invitation, and ends those of a deleted admin', async () => {
    const secret = await invite();
    const kept = await look<{ all: string }>(
      database,
      'select json_agg(n)::text as all from private.invitations n',
    );
    expect(kept[0]?.all).not.toContain(secret);
    await look(
      database,
      `update private.invitations set made_by = '${ids.stranger}' where secret_hash = $1`,
      [hashOf(secret)],
    );
    await look(database, 'delete from auth.users where id = $1', [ids.stranger]);
    expect(await lookAt(secret)).toBe('unknown');
  });

  it('allows two hundred invitations, without those that ended long ago', async () => {
    const hash = `md5(i::text) || md5(i::text)`;
    await look(
      database,
      `insert into private.invitations (secret_hash, ends_at) select ${hash}, now() - interval '31 days'
       from generate_series(1, 300) i`,
    );
    await invite();
    await look(
      database,
      `insert into private.invitations (secret_hash, ends_at) select ${hash}, now() from generate_series(1, 200) i`,
    );
    await expect(invite()).rejects.toMatchObject({ code: '23M01' });
    await look(database, 'delete from private.invitations');
  });

  it.each([
    [0, 1],
    [91, 1],
    [null, 1],
    [7, 0],
    [7, 1001],
    [7, null],
  ])('allows no invitation for %s days and %s accounts', async (days, uses) => {
    const making = act(database, 'admin', `select admin_invite('', $1::int, $2::int)`, [days, uses]);
    await expect(making).rejects.toThrow(/1 to 90 days|invitations_uses_bounded|"uses"/);
  });

  it('makes the first account an admin with the start’s secret, and no second one', async () => {
    const first = () =>
      value<string | null>(act(database, 'service', 'select invite_first_admin() as value'));
    expect(await first()).toBeNull();
    await look(database, 'delete from public.user_roles');
    const secrets = [(await first())!, (await first())!];
    const people: string[] = [];
    for (const secret of secrets) {
      const address = newAddress();
      expect(await take(secret, address)).toBe('open');
      people.push(await makeAccount(address));
    }
    // Nobody is an admin before their address is theirs.
    expect(await Promise.all(people.map(rolesOf))).toEqual([[], []]);
    await Promise.all(people.map(confirm));
    const admins = await look(database, `select user_id from public.user_roles where role = 'admin'`);
    expect(admins).toHaveLength(1);
    expect(await first()).toBeNull();
    await look(database, 'delete from public.user_roles');
    await look(database, `insert into public.user_roles (user_id, role) values ('${ids.admin}', 'admin')`);
  });
});
