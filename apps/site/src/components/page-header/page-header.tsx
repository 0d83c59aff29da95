import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';
import { KawungField } from '../kawung.tsx';

type PageHeaderProps = {
  /** From the home page, which is not named, to this page. */
  crumbs: Crumb[];
  eyebrow?: string;
  title: string;
  /** The language of title and lead, where it is not the page's. */
  lang?: string;
  lead?: ReactNode;
  /** Below the lead: a date, a field to search in, what can be done. */
  children?: ReactNode;
};

/** How a page begins: the way to it, its title, what it is about. */
export function PageHeader({ crumbs, eyebrow, title, lang, lead, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <KawungField size={132} className="page-header-kawung" />
      <div className="container-page">
        <Breadcrumbs crumbs={crumbs} lang={lang} />
        <div className="mt-8">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 lang={lang} className="mt-2 max-w-4xl text-title">
            {title}
          </h1>
          {lead && (
            <p lang={lang} className="mt-4 max-w-text text-lead text-muted">
              {lead}
            </p>
          )}
        </div>
        {children && <div className="mt-6">{children}</div>}
      </div>
    </header>
  );
}
