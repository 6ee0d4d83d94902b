import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelsIn, sentencesIn, type Sentence } from '../support/source/sentences.ts';

const ROOT = path.resolve('src');

/**
 * What people see, with the modules that speak for it; in the domain all but the words themselves, what reads
 * a person's words, and what schemas say to the log.
 */
const SEEN =
  /^(?:components|islands|layouts|stores|server\/loaders)\/.*\.(?:astro|tsx|ts)$|^pages\/.*\.astro$|^domain\/(?!messages|translations|wishes|import\/entry-schema|export\/record-fields).*\.ts$|^host\/(?:front-door|gate\/request-gate)\.ts$|^server\/mail\/letters\.ts$|^embedded\/backend\/outbox\/server\.ts$/;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => SEEN.test(file));

const listed = (sentences: Sentence[]) => sentences.map(({ line, text }) => `${line}: ${text}`);
const found = (source: string, file: string) => listed(sentencesIn(source, file));

describe('labels for people', () => {
  test('are written in domain/messages, however short they are', () => {
    // In the domain, and in what the API says of itself, a title or a name is a field of what was read.
    const written = files
      .filter((file) => !/^domain\/|^server\/loaders\/connections\/api\//.test(file))
      .flatMap((file) =>
        listed(labelsIn(readFileSync(path.join(ROOT, file), 'utf8'), file)).map(
          (label) => `${file}:${label}`,
        ),
      );
    expect(written).toEqual([]);
  });

  test.each([
    ['a text of one word', '<p>Cancel</p>', 'Cancel'],
    ['a text beside a value', '<p>Page {page}</p>', 'Page'],
    ['an attribute that is heard', '<p aria-label="Close" />', 'Close'],
    ['a title', '<p title={"Remove"} />', 'Remove'],
    ['a choice in an attribute', '<View label={mine ? words.mine : "All"} />', 'All'],
    ['a choice in a text', '<p>{busy ? "Saving..." : words.save}</p>', 'Saving...'],
    ['a word that follows a condition', '<p>{edited && "edited"}</p>', 'edited'],
    ['a field of what is shown', '<View {...{ label: "Undo" }} />', 'Undo'],
    ['a name of a step', '<View {...{ name: "Movies" }} />', 'Movies'],
    ['a name within a text', '<p>At TMDB</p>', 'At TMDB'],
  ])('%s is found in both languages', (_, markup, label) => {
    expect(labelsIn(markup, 'a.astro').map(({ text }) => text)).toEqual([label]);
    expect(labelsIn(`const a = ${markup};`, 'a.tsx').map(({ text }) => text)).toEqual([label]);
  });

  test.each([
    ['a name alone', '<p>TMDB</p>'],
    ['signs', '<p>· × ★ {count}</p>'],
    ['a kind', '<View kind="movie" type="button" />'],
    ['classes', '<p class="grid" />'],
    ['a name that a program reads', '<View {...{ name: "region" }} />'],
    ['a path', '<View {...{ more: "/wishlist" }} />'],
    ['what is decided by', '<p>{kind === "movie" ? words.movie : words.tv}</p>'],
  ])('%s is no label', (_, markup) => {
    expect(labelsIn(markup, 'a.astro')).toEqual([]);
    expect(labelsIn(`const a = ${markup};`, 'a.tsx')).toEqual([]);
  });
});

describe('sentences for people', () => {
  test('are written in domain/messages, and in no component, store, loader, rule, mail, outbox or door', () => {
    const written = files.flatMap((file) =>
      found(readFileSync(path.join(ROOT, file), 'utf8'), file).map((sentence) => `${file}:${sentence}`),
    );
    expect(written).toEqual([]);
  });

  test.each([
    ['a text', '<p>Nothing is here.</p>', 'Nothing is here.'],
    ['a text of several lines', '<p>\nNothing\nis here.\n</p>', 'Nothing is here.'],
    ['a text with a value', '<p>Page {page} of {pages}</p>', 'Page … of …'],
    ['a text with a choice', '<p>Show {all ? "all" : "some"} titles</p>', 'Show … titles'],
    ['a text around an element', '<p>Read the <b>small</b> print</p>', 'Read the … print'],
    ['an attribute', '<p title="Nothing is here" />', 'Nothing is here'],
    ['an attribute with a string', '<p aria-label={"Nothing is here"} />', 'Nothing is here'],
    ['an attribute with a template', '<p aria-label={`Remove ${title} here`} />', 'Remove … here'],
    ['a choice in an attribute', '<View heading={one ? "One" : "More than one"} />', 'More than one'],
    ['a string in a text', '<p>{none && "Nothing is here"}</p>', 'Nothing is here'],
    ['strings put together', '<p>{"Remove " + title + " now"}</p>', 'Remove … now'],
    ['a string in an object', '<View {...{ text: "Nothing is here" }} />', 'Nothing is here'],
  ])('%s is found in both languages', (_, markup, sentence) => {
    expect(sentencesIn(markup, 'a.astro').map(({ text }) => text)).toEqual([sentence]);
    expect(sentencesIn(`const a = ${markup};`, 'a.tsx').map(({ text }) => text)).toEqual([sentence]);
  });

  test('a string of a module is found', () => {
    expect(found("export const says = ['★',\n 'Nothing is here'];", 'a.ts')).toEqual(['2: Nothing is here']);
  });

  test('each is named with its line, before the template, in it and in several languages of signs', () => {
    const source = "---\nconst a = '★ Nothing is here';\n---\n\n<p>\n  Not here <b /> either\n</p>";
    expect(found(source, 'a.astro')).toEqual(['2: ★ Nothing is here', '6: Not here either']);
  });

  test.each([
    ['a label', '<p title="Sign in">Go home</p>'],
    ['a label beside a picture', '<p>\n<Icon name="pen" />\nSign in\n</p>'],
    ['classes', '<p class="grid gap-4 rounded" />'],
    ['classes of a part', '<View panelClass={wide ? "grid gap-4 rounded" : "block"} />'],
    ['a drawing', '<path d="M a b c d Z" />'],
    ['sizes of a picture', '<img sizes="(min-width: 1280px) some thing else" />'],
    ['a value put together', '<p id={`${a} ${b} ${c}`} />'],
    ['a selector', '<p>{element.closest("main section article")}</p>'],
    ['a type', '<p>{kind as "one of these kinds"}</p>'],
    ['what an error says to whoever reads the log', '<p>{fail(new PageError("Nothing is here"))}</p>'],
    ['a comment', '<p>{/* Nothing is here. */}</p>'],
  ])('%s is no sentence', (_, markup) => {
    expect(sentencesIn(markup, 'a.astro')).toEqual([]);
    expect(sentencesIn(`const a = ${markup};`, 'a.tsx')).toEqual([]);
  });

  test('classes that have a name, scripts, imports and comments are no sentences', () => {
    const source =
      "---\nimport a from 'some file here';\n// Nothing is here.\nconst panel = 'grid gap-4 rounded';\n---\n" +
      '<!-- Nothing is here. --><p class={panel} /><script>const a = "Nothing is here";</script>' +
      '<style>p { font: some thing else; }</style>';
    expect(sentencesIn(source, 'a.astro')).toEqual([]);
  });
});
