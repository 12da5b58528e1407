/** The three tabs of Prism (ARIA Authoring Practices, tabs with automatic activation). Without scripts they are sections with links. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export const tabs = [
  { id: 'my-reflections', label: 'My Reflections' },
  { id: 'assignments', label: 'Assigned Reflections' },
  { id: 'portfolio', label: 'Portfolio' },
] as const;
export type TabId = (typeof tabs)[number]['id'];

export const isTab = (id: string): id is TabId => tabs.some((tab) => tab.id === id);

interface PrismTabsProps {
  tab: TabId;
  onTab: (tab: TabId) => void;
  children: Readonly<Record<TabId, ReactNode>>;
}

export function PrismTabs({ tab, onTab, children }: PrismTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === tab);
    const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: (at - 1 + tabs.length) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onTab(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="prism-tabs" role="tablist" aria-label="Reflections" tabIndex={-1} ref={list} onKeyDown={onKey} data-no-print="">
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" role="tab" id={`tab-${id}`} aria-controls={id} aria-selected={id === tab} tabIndex={id === tab ? 0 : -1} onClick={() => onTab(id)}>
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div key={id} className="prism-panel" id={id} role="tabpanel" aria-labelledby={`tab-${id}`} data-open={id === tab || undefined}>
          {children[id]}
        </div>
      ))}
    </>
  );
}
