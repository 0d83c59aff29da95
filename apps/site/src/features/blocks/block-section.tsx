import type { ReactNode } from 'react';

type BlockSectionProps = { title?: string | null; lead?: string | null; children: ReactNode; id?: string };

/** Page section with a heading; fills its column. */
export function BlockSection({ title, lead, children, id }: BlockSectionProps) {
  return (
    <section id={id}>
      {title && <h2 className="max-w-3xl text-2xl @2xl:text-3xl @4xl:text-section">{title}</h2>}
      {lead && <p className="mt-3 max-w-text text-lg text-muted">{lead}</p>}
      <div className={title ? 'mt-8' : undefined}>{children}</div>
    </section>
  );
}
