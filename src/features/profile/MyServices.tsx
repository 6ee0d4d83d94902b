import { counted } from '../../core/format.ts';
import { pageAddress } from '../../core/routes.ts';
import { myServicesMore, myServicesNoneFound } from '../watch/my-services-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FIRST_SERVICES, matchingServices } from '../watch/my-services.ts';
import type { Service } from '../../core/offers.ts';
import { pageMyServices } from '../watch/my-services.store.ts';
import { $regionServices, loadRegionServices } from '../watch/region-services.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { useTyped } from '../../core/ui/use-typed.ts';
import { ServiceBox } from './ServiceBox.tsx';

interface MyServicesProps {
  userId: string;
  /** ISO 3166-1. */
  region: string;
  /** The user's services, as rendered. */
  mine: number[];
  /** The user's services in the region, then its most popular ones. */
  first: Service[];
  /** The number of services in the region; null if they could not be loaded. */
  total: number | null;
  imageBase: string;
}

/** Chooses streaming services of a region. Their order stays the same while choosing. */
export function MyServices({ userId, region, mine, first, total, imageBase }: MyServicesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const followed = useStore(pageMyServices().$mine);
  const known = useStore($regionServices);
  const ticked = useMemo(() => followed ?? new Set(mine), [followed, mine]);
  // A layout effect: an effect would run after an early press.
  useLayoutEffect(() => pageMyServices().takeOver(userId, mine, region), [userId, mine, region]);

  const all = known.region === region && known.state === 'known' ? known.services : first;
  const found = text.trim() === '' ? first : matchingServices(all, text);
  const shown = found.slice(0, Math.max(FIRST_SERVICES, text.trim() === '' ? first.length : 0));
  // Services of another region can be deselected here.
  const elsewhere = mine.filter((one) => !first.some((service) => service.id === one));

  function look(value: string) {
    setText(value);
    void loadRegionServices(region);
  }
  useTyped(field, text, ({ value }) => look(value));

  if (total === null) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-ink-soft">
        {m.my_services_missing()}
        <a className="button button-quiet" href={pageAddress('/profile')}>
          {m.my_services_again()}
        </a>
      </p>
    );
  }
  const { tick, untick } = pageMyServices();
  const box = (service: Service) => (
    <ServiceBox
      key={service.id}
      service={service}
      ticked={ticked.has(service.id)}
      imageBase={imageBase}
      onToggle={() => void (ticked.has(service.id) ? untick : tick)(service)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.my_services_section_heading()}</legend>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.my_services_search()}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="field"
        value={text}
        autoComplete="off"
        maxLength={60}
        onFocus={() => void loadRegionServices(region)}
        onChange={({ target }) => look(target.value)}
      />
      <p role="status" className="my-3 text-sm text-ink-mute">
        {text.trim() !== '' && found.length === 0
          ? known.state === 'failed'
            ? m.my_services_missing()
            : myServicesNoneFound(text.trim())
          : m.my_services_ticked(counted(ticked.size))}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">{shown.map(box)}</ul>
      {text.trim() === '' && elsewhere.length > 0 && (
        <>
          <h3 className="mb-2 mt-6 font-sans text-sm font-semibold tracking-normal">
            {m.my_services_elsewhere()}
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2">
            {elsewhere.map((one) =>
              box({ id: one, name: m.my_services_unknown({ id: one }), logoPath: null }),
            )}
          </ul>
        </>
      )}
      {shown.length < (text.trim() === '' ? total : found.length) && (
        <p className="mt-3 text-sm text-ink-mute">
          {myServicesMore(shown.length, text.trim() === '' ? total : found.length)}
        </p>
      )}
      <p className="mt-3 hidden text-sm text-ink-soft [@media(scripting:none)]:block">
        {m.my_services_scripts()}
      </p>
    </fieldset>
  );
}
