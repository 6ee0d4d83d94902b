import { useState } from 'react';

/** Whether somebody asked for a dialog that only one place opens, for `late` to draw. */
export function useAsked(atFirst = false) {
  const [asked, setAsked] = useState(atFirst);
  const ask = () => setAsked(true);
  const close = () => setAsked(false);
  /** Closes it without an answer; answers how it is asked for again. */
  function putOff() {
    close();
    return ask;
  }
  return { asked, ask, close, putOff };
}
