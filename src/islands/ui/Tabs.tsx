import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { readingKey } from '../../domain/language/reading-key.ts';

interface TabsProps {
  label: string;
  tabs: { name: string; label: ReactNode; panel: ReactNode }[];
  /** Name of the tab to show. */
  selected: string;
  onSelect: (name: string) => void;
}

/** Tabs whose panels stay in the page, so that nothing typed into one is lost by looking at another. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === selected),
  );

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[
      readingKey(event.key, document.dir)
    ];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(`${id}${next.name}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ name, label: words }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={id + name}
            aria-selected={index === at}
            aria-controls={`${id}${name}-panel`}
            tabIndex={index === at ? 0 : -1}
            className="chip cursor-pointer"
            onClick={() => onSelect(name)}
            onKeyDown={onKeyDown}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={id + name}
          tabIndex={-1}
          hidden={index !== at}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
