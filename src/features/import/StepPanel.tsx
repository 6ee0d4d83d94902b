import { useEffect, useRef, type ReactNode } from 'react';

interface StepPanelProps {
  heading: string;
  /** Whether it takes the focus on mount: the button that led here is gone. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A step of an import. */
export function StepPanel({ heading, takesFocus = true, children }: StepPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // Scroll anchoring would move a growing step out of view.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-ground-line bg-ground-raised p-5 sm:p-8">
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
        {heading}
      </h2>
      {children}
    </section>
  );
}
