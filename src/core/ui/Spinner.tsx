import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';

/** Most scripts load within this time; a spinner would flash. */
const PATIENCE_MS = 300;

/** A spinner that appears after 300 ms. */
export function Spinner({ className = '' }: { className?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {isShown && <Wheel />}
    </div>
  );
}

export function Wheel() {
  return (
    <>
      <span className="block size-8 animate-spin rounded-full border-4 border-ground-edge border-t-marquee" />
      <span className="sr-only">{m.loading_loading()}</span>
    </>
  );
}
