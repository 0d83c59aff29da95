import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

/** A long table behind its title; on paper it is open. */
export function FoldCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold fold-card">
      <summary className="fold-summary">
        {title}
        <Icon name="chevron-down" className="fold-mark" />
      </summary>
      {children}
    </details>
  );
}
