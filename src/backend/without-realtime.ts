/**
 * Takes the place of `@supabase/realtime-js` in the browser's build (see astro.config.mjs): supabase-js opens
 * one such client with every other, Marquee never listens to it, and it weighs as much as a page.
 */
export class RealtimeClient {
  /** Told of every new access token, which nothing here needs. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  /** Throws: there are no channels in this build. */
  channel(): never {
    throw new Error('Realtime is not part of this build');
  }
}
