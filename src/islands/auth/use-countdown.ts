import { useEffect, useState } from 'react';

/** Seconds left until zero, and how to begin anew. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
