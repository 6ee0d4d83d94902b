// Runs before `npm start` and `npm test`, on whatever Node the machine has (18 or newer), with built-ins
// only: installs the dependencies when they are missing or older than the lock file, compiles the messages when
// they are newer than what was compiled of them, builds when the build is older than the sources, finds a browser and a Redis for the tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, REDIS_SERVERS } from './find-program.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (...parts) => path.join(root, ...parts);
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const windows = process.platform === 'win32';

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
  return done.status === 0;
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function newest(directory) {
  let latest = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(full) : modified(full));
  }
  return latest;
}

function install() {
  const stamp = at('node_modules', '.package-lock.json');
  if (modified(stamp) >= modified(at('package-lock.json'))) return;
  process.stdout.write('Installing dependencies…\n');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    stop('Installing the dependencies failed: check the connection to the npm registry and try again.');
  }
  const now = new Date();
  if (existsSync(stamp)) utimesSync(stamp, now, now);
}

/** Compiles `messages/*.json` to `src/paraglide`. The vite plug-in does so in development, whenever one changes. */
function compileWords() {
  const stamp = at('src', 'paraglide', '.compiled');
  const files = ['project.inlang/settings.json', 'package-lock.json'].map((name) => modified(at(name)));
  if (modified(stamp) >= Math.max(newest(at('messages')), ...files)) return;
  process.stdout.write('Compiling the messages…\n');
  if (!run('npm', ['run', '--silent', 'compile-words']))
    stop('The messages could not be compiled: see above.');
  writeFileSync(stamp, '');
}

function build() {
  const stamp = at('dist', '.built');
  const sources = ['src', 'messages', 'packages', 'public', 'supabase'].filter((name) =>
    existsSync(at(name)),
  );
  const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'].map((name) => modified(at(name)));
  if (modified(stamp) >= Math.max(...files, ...sources.map((name) => newest(at(name))))) return;
  process.stdout.write('Building…\n');
  const output = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8', shell: windows });
  if (output.status !== 0) {
    process.stderr.write(output.stdout + output.stderr);
    stop('The build failed: see the lines above.');
  }
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, '');
}

// The headless shell first: a page costs it a third of the time that the whole browser takes.
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findBrowser() {
  if (process.env.CHROME_PATH) return existsSync(process.env.CHROME_PATH) ? process.env.CHROME_PATH : null;
  return findProgram(BROWSERS) ?? PLACES.find((file) => existsSync(file)) ?? playwrightBrowser();
}

function playwrightBrowser() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const file = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** Tries to install one of these packages where that is possible without asking: as root on Debian. */
function installPackage(...names) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  if (!run('apt-get', ['update'])) return;
  names.some((name) => run('apt-get', ['install', '-y', name]));
}

function browser() {
  let found = findBrowser();
  if (!found && !process.env.CHROME_PATH) {
    process.stdout.write('No Chromium found, trying to install one…\n');
    run('npx', ['playwright', 'install', 'chromium'], { timeout: 180_000 });
    found = findBrowser();
    if (!found) installPackage('chromium-headless-shell', 'chromium');
    found ??= findBrowser();
  }
  if (!found)
    stop('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its binary.');
  mkdirSync(at('tests', 'results'), { recursive: true });
  writeFileSync(at('tests', 'results', 'browser-path'), found);
}

/** Tests that need one are left out without it, and the run says which. */
function redis() {
  if (findProgram(REDIS_SERVERS)) return;
  process.stdout.write('No Valkey or Redis found, trying to install one…\n');
  installPackage(...REDIS_SERVERS);
}

// Before a build the messages alone: the dependencies are there, and dates of files say nothing in a container.
if (!process.argv.includes('--words')) install();
compileWords();
if (process.argv.includes('--build')) build();
if (process.argv.includes('--tests')) {
  browser();
  redis();
}
