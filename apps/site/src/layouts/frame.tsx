import { Fragment, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { HydrationMark } from '#src/app/hydration-mark.tsx';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { useDocumentContext } from '#src/app/site-config.tsx';
import { AlertBanner } from './alert-banner/alert-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

type FrameProps = {
  /** The bar above the page; the site's own where not given. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Holds `Main`. */
  children: ReactNode;
};

/** What all layouts share: the way past the bar, what the bank has to say, the bar, the page, the footer. */
export function Frame({ header = <Header />, footer = <Footer />, children }: FrameProps) {
  const t = useTranslations('app');
  const Boundary = useDocumentContext().withoutSuspense ? Fragment : Suspense;
  return (
    <div className="frame">
      <a href={`#${MAIN_ID}`} className="button button-primary skip-link">
        {t('skipToContent')}
      </a>
      <AlertBanner />
      {/* React takes over one part after the other, so that none keeps the visitor waiting for the others. */}
      <Boundary>{header}</Boundary>
      <Boundary>
        {children}
        <HydrationMark />
      </Boundary>
      <Boundary>{footer}</Boundary>
    </div>
  );
}

/** The page itself. `className` gives the column that it stands in. */
export function Main({ className = '' }: { className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`frame-main ${className}`}>
      <Outlet />
    </main>
  );
}
