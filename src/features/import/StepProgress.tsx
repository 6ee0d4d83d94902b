import { useId } from 'react';

interface StepProgressProps {
  done: number;
  /** 0 while the total is unknown. */
  of: number;
  /** The progress in words. */
  label: string;
}

/** A labelled progress bar. */
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
