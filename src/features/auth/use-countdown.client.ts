import { useEffect, useState } from 'react';

/** Counts down by polling `secondsLeft` until it is 0; `start` restarts it. */
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
