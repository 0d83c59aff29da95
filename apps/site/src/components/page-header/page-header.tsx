import { type ReactNode, useContext } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';
import { KawungField } from '../kawung.tsx';
import { NarrowNavigation } from './narrow-navigation.ts';

type PageHeaderProps = {
  /** From the home page (not included, nor “About us”) to this page. */
  crumbs: Crumb[];
  eyebrow?: string;
  title: string;
  /** Language of title and lead, if it is not the page's. */
  lang?: string;
  lead?: ReactNode;
  /** Below the lead: date, search field, actions. */
  children?: ReactNode;
  /** A link to what wide screens show beside the content, or higher up. */
  narrowLink?: ReactNode;
  /** An `Illustration` beside title and lead on wide screens. */
  drawing?: ReactNode;
};

/** Page header: breadcrumbs, title and lead. */
export function PageHeader({
  crumbs,
  eyebrow,
  title,
  lang,
  lead,
  children,
  narrowLink,
  drawing,
}: PageHeaderProps) {
  return (
    <header className="page-header">
      <KawungField size={132} className="page-header-kawung" />
      <div className="container-page">
        <Breadcrumbs crumbs={crumbs} lang={lang} />
        <div className={drawing ? 'items-center justify-between gap-16 lg:flex' : undefined}>
          <div className="mt-8">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1 lang={lang} className="mt-2 max-w-4xl text-title">
              {title}
            </h1>
            {lead && (
              <p lang={lang} className="mt-4 max-w-text text-balance text-lead text-muted">
                {lead}
              </p>
            )}
          </div>
          {drawing && <div className="w-80 flex-none max-lg:hidden">{drawing}</div>}
        </div>
        {children && <div className="mt-6">{children}</div>}
        {narrowLink && <div className="mt-6 lg:hidden">{narrowLink}</div>}
        {useContext(NarrowNavigation)}
      </div>
    </header>
  );
}
