import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

/** A long table behind its title; on paper it is open. */
export function DisclosureCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="disclosure disclosure-card">
      <summary className="disclosure-summary">
        {title}
        <Icon name="chevron-down" className="disclosure-mark" />
      </summary>
      {children}
    </details>
  );
}
