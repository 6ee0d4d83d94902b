import { importPageReadsWords } from './imports-words.ts';
import { m } from '../../paraglide/messages.js';

/** The supported sources; rendered on the server only. */
export function ImportSources() {
  return (
    <section className="mt-12 max-w-5xl text-start">
      <h2 className="text-2xl">{m.import_page_reads_heading()}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-[8rem_minmax(0,1fr)]">
        {importPageReadsWords().map(({ name, what }) => (
          <div key={name} className="contents">
            <dt className="font-semibold max-md:-mb-2">{name}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
