import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

/** A long table in a disclosure; open in print. */
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
