import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as stepsStyles from './steps.module.css';

type Tab = { readonly key: string; readonly label: string; readonly panel: ReactNode };

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with arrow keys. All panels are in the document, for readers without script. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const current = tabs.some((tab) => tab.key === chosen) ? chosen : tabs[0]?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey } = event;
    const move = moves[event.key];
    // With a modifier an arrow is the browser's Back.
    if (move === undefined || altKey || ctrlKey || metaKey) return;
    const index = tabs.findIndex((tab) => tab.key === current);
    const next = tabs[move(index, tabs.length)];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.key);
    document.getElementById(`${id}-${next.key}-tab`)?.focus();
  };

  return (
    <div>
      <div
        className={`${stepsStyles.tabs} needs-script`}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => setChosen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}-tab`}
          hidden={tab.key !== current}
        >
          <noscript>
            <h3>{tab.label}</h3>
          </noscript>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
