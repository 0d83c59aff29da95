import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** Language, if it is not the page's. */
  lang?: string;
  children: ReactNode;
};

/** A section of the contents; each is one screenshot. */
export function Section({ id, title, lead, lang, children }: SectionProps) {
  return (
    <section id={id} className="design-section" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} lang={lang} className="text-2xl">
        <a href={`#${id}`} className="hover:text-primary">
          {title}
        </a>
      </h3>
      {lead && <p className="mt-2 max-w-text text-muted">{lead}</p>}
      {children}
    </section>
  );
}

export function SubSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h4 className="mb-3 font-semibold text-muted text-sm">{title}</h4>
      {children}
    </div>
  );
}
