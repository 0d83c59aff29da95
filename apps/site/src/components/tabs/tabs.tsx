import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { nextTab } from './next-tab.ts';

export type Tab = {
  /** Unique on the page: the fragment `#id` selects the tab. */
  id: string;
  title: string;
  content: ReactNode;
};

const tabIdOf = (id: string) => `${id}-tab`;

type TabsProps = {
  /** Accessible name: `Jenis kurs`. */
  label: string;
  tabs: [Tab, ...Tab[]];
  /** Before the tabs, on the same line if there is room. */
  heading?: ReactNode;
  /** Heading level of the titles if the panels are stacked. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Tabs with roving tabindex. All panels are rendered and keep their state; CSS stacks them with their titles on paper
 * and without JavaScript.
 */
export function Tabs({ label, tabs, heading, headingLevel = 3 }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0].id);
  const Heading = `h${headingLevel}` as const;
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation selects, not every render
  useEffect(() => {
    const linked = tabs.find(({ id }) => `#${id}` === location.hash);
    if (!linked) return;
    setSelected(linked.id);
    document.getElementById(linked.id)?.parentElement?.scrollIntoView();
  }, [location]);

  function moveByKey(event: KeyboardEvent): void {
    const next = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.id);
    document.getElementById(tabIdOf(tab.id))?.focus();
  }

  return (
    <div className="tabs">
      <div className="tabs-bar">
        {heading}
        <div role="tablist" aria-label={label} className="tab-list" onKeyDown={moveByKey}>
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabIdOf(id)}
              aria-controls={id}
              aria-selected={id === selected}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => setSelected(id)}
              className="tab"
            >
              {title}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ id, title, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={tabIdOf(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next tab stop
          tabIndex={0}
          className={id === selected ? 'tab-panel' : 'tab-panel tab-panel-other'}
        >
          <Heading className="tab-panel-title">{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
