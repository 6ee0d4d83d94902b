import { useEffect, useState } from 'react';

/** Looks again and again at how many seconds are left, until none is; `start` looks anew. */
export function useCountdown(secondsLeft: () => number): { left: number; start: () => void } {
  const [left, setLeft] = useState(secondsLeft);
  const start = () => setLeft(secondsLeft());
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsLeft()), 250);
    return () => clearInterval(timer);
  }, [running, secondsLeft]);
  return { left, start };
}
