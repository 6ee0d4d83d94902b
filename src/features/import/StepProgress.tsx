import { useId } from 'react';

interface StepProgressProps {
  done: number;
  /** 0 while nobody knows how much there is. */
  of: number;
  /** The same in words. */
  label: string;
}

/** How far something is, as a bar and in words. */
export function StepProgress({ done, of, label }: StepProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id}>{label}</span>
      <progress
        className="watch-progress w-full"
        aria-labelledby={id}
        max={of || 1}
        value={of > 0 ? Math.min(done, of) : undefined}
      />
    </div>
  );
}
