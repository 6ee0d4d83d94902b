import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: { name: string; label: ReactNode; panel: ReactNode }[];
  /** Name of the tab to show. */
  selected: string;
  onSelect: (name: string) => void;
}

/** Tabs whose panels stay in the page, so that nothing typed into one is lost by looking at another. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const at = tabs.findIndex(({ name }) => name === selected);
  return (
    <TabGroup selectedIndex={Math.max(0, at)} onChange={(index) => onSelect(tabs[index]?.name ?? '')}>
      <TabList aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.name} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ name, panel }) => (
          <TabPanel key={name} unmount={false} tabIndex={-1}>
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
