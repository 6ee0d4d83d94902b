import { access, constants, stat } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { Config } from '../../contract/config.ts';
import { formatBytes } from '../../core/units.ts';
import { freeBytes, isPrivateSite, notWritableWords } from 'embedded-services/supabase';
import { createBackups } from '../../server/backups.ts';
import { PATIENCE_MS, wordsOf, type Finding } from './finding.ts';

const scarceBytes = 512 * 1024 * 1024;
const fullBytes = 128 * 1024 * 1024;
const skewMs = 60_000;
const DAY_MS = 86_400_000;

/** Checks that the data directory is writable, private and has space. */
export async function checkDirectory(dataDir: string): Promise<Finding> {
  const [name, directory] = ['Data directory', resolve(dataDir)];
  const found = await stat(directory).catch(() => undefined);
  if (!found) {
    return { name, state: 'ok', says: `${directory} is not there yet: the first start makes it.` };
  }
  try {
    if (!found.isDirectory()) throw new Error('it is no folder');
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const cure = 'Give this user the right to write there, or set DATA_DIR to another folder.';
    return { name, state: 'broken', says: notWritableWords(directory, directory, error), cure };
  }
  const free = await freeBytes(directory);
  if (free < fullBytes) {
    const cure = 'Make room on that disk, or move the data to a larger one.';
    return { name, state: 'broken', says: `Only ${formatBytes(free)} are free for ${directory}.`, cure };
  }
  if (process.platform !== 'win32' && (found.mode & 0o007) !== 0) {
    const cure = `Run chmod o= on it; a start does so by itself.`;
    return { name, state: 'warning', says: `Everybody on this machine can enter ${directory}.`, cure };
  }
  const says = `${directory} can be written, and ${formatBytes(free)} are free.`;
  if (free >= scarceBytes) return { name, state: 'ok', says };
  return { name, state: 'warning', says, cure: 'Make room on that disk before it is full.' };
}

/** Checks SITE_URL, HOST and the proxy settings together. */
export function checkSite({ siteUrl, host, trustProxy = 'off', smtp, supabase }: Config): Finding[] {
  const isPublic = !isPrivateSite(siteUrl);
  const findings: Finding[] = [];
  const proxied = trustProxy !== 'off';
  if (!isPublic && (proxied || !isPrivateSite(`http://${isIPv6(host) ? `[${host}]` : host}`))) {
    const says = `Others can reach this server, and SITE_URL (${siteUrl}) is an address of this machine alone.`;
    const cure =
      'Set SITE_URL to the address people open: links in mails lead there, and forms are checked by it.';
    findings.push({ name: 'Site', state: proxied ? 'warning' : 'note', says, cure });
  } else if (isPublic && siteUrl.startsWith('http:')) {
    const cure =
      'Put a proxy with a certificate in front (deploy/Caddyfile), and set SITE_URL to its https address.';
    findings.push({ name: 'Site', state: 'warning', says: `${siteUrl} is not encrypted.`, cure });
  } else if (siteUrl.startsWith('https:') && !proxied) {
    const says = 'SITE_URL is https, so a proxy stands in front, and TRUST_PROXY does not name it.';
    const cure = 'Set TRUST_PROXY to its address, or to loopback or private; else all visitors count as one.';
    findings.push({ name: 'Site', state: 'warning', says, cure });
  } else findings.push({ name: 'Site', state: 'ok', says: `People reach it at ${siteUrl}.` });
  if (smtp || supabase) return findings;
  const outbox: Finding = isPublic
    ? {
        name: 'Mail',
        state: 'broken',
        says: 'No mail server is set: nobody gets the link that finishes signing up.',
        cure: 'Set SMTP_URL and MAIL_FROM.',
      }
    : { name: 'Mail', state: 'note', says: 'No mail server is set: mails wait at /embedded/outbox.' };
  return [...findings, outbox];
}

/** Compares this machine's clock with a server's. */
export async function checkClock(address: string, now: () => number = Date.now): Promise<Finding> {
  const name = 'Clock';
  try {
    const asked = now();
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(theirs)) throw new Error('its answer has no time');
    const skew = Math.abs(theirs - (asked + now()) / 2);
    const says = `This machine's clock is ${Math.round(skew / 1000)} s from that of ${new URL(address).host}.`;
    if (skew < skewMs) return { name, state: 'ok', says };
    return {
      name,
      state: 'broken',
      says,
      cure: 'Let the system set its clock (NTP): sessions and links end by it.',
    };
  } catch (error) {
    return { name, state: 'unseen', says: `No other clock could be asked (${wordsOf(error)}).` };
  }
}

/** Checks that nightly backups are configured and recent. */
export async function checkBackups({ backups, supabase }: Config, now: Date): Promise<Finding> {
  const name = 'Backups';
  if (supabase)
    return { name, state: 'unseen', says: 'The data is in the Supabase project, and so are its backups.' };
  if (!backups) {
    const cure = 'Set BACKUP_DIR to a folder on another disk.';
    return { name, state: 'note', says: 'No backup is made by itself.', cure };
  }
  const directory = resolve(backups.directory);
  try {
    const { newest, kept } = await createBackups(
      backups,
      () => Promise.reject(new Error('not now')),
      () => now,
    ).latest();
    const there = await stat(directory).catch(() => undefined);
    if (there) await access(directory, constants.W_OK | constants.X_OK);
    if (!newest) return { name, state: 'note', says: `${directory} holds none yet: one is made tonight.` };
    const says = `The last one is of ${newest.at} (${formatBytes(newest.bytes)}); ${kept} are kept in ${directory}.`;
    if (now.getTime() - Date.parse(newest.at) < 2 * DAY_MS) return { name, state: 'ok', says };
    return { name, state: 'warning', says, cure: 'Look at the Operations page for why newer ones failed.' };
  } catch (error) {
    const cure = 'Give this user the right to write there, or set BACKUP_DIR to another folder.';
    return { name, state: 'broken', says: notWritableWords(directory, directory, error), cure };
  }
}
