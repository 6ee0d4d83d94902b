import type { Browser, Page } from '@playwright/test';
import speedline from 'speedline-core';

/** What eyes see of a page that comes: milliseconds since it was asked for. */
export interface Seen {
  /** The mean time at which what is shown of the first screen was shown (Speed Index, as WebPageTest has it). */
  speedIndex: number;
  /** When so much of the first screen was there, and stayed. */
  at85: number;
  at95: number;
}

/** An event of Chromium's trace, as far as it is read. */
type TraceEvent = speedline.TraceEvent & { args: { data?: { documentLoaderURL?: string } } };

const CATEGORIES = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.screenshot'];

/** Does something in a page while its frames are kept, and answers what was seen of the address it led to. */
export async function seenOf(
  browser: Browser,
  page: Page,
  url: string,
  work: () => Promise<unknown>,
): Promise<Seen> {
  await browser.startTracing(page, { screenshots: true, categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const began = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!began) throw new Error(`no frames of ${url}`);
  const { frames, beginning, speedIndex } = await speedline(traceEvents, {
    timeOrigin: began.ts,
    include: 'speedIndex',
  });
  const since = (percent: number) => {
    const before = frames.findLastIndex((frame) => (frame.getProgress() ?? 0) < percent);
    return (frames[before + 1]?.getTimeStamp() ?? Number.NaN) - beginning;
  };
  return { speedIndex, at85: since(85), at95: since(95) };
}
