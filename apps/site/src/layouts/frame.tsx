import { Fragment, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { AfterHydration } from '#src/app/after-hydration.tsx';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { useDocumentContext } from '#src/app/site-config.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { AlertBanner } from './alert-banner/alert-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { UnknownValues } from './unknown-values.tsx';

type FrameProps = {
  /** The header above the page; default: the site's header. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Contains `Main`. */
  children: ReactNode;
};

/** Frame of all layouts: skip link, alert banner, header, page, footer. */
export function Frame({ header = <Header />, footer = <Footer />, children }: FrameProps) {
  const t = useTranslations('app');
  const Boundary = useDocumentContext().isSuspenseDisabled ? Fragment : Suspense;
  return (
    <div className="frame">
      <a href={`#${MAIN_ID}`} className="button button-primary skip-link">
        {t('skipToContent')}
      </a>
      <AlertBanner />
      {/* One Suspense boundary per part: React hydrates them separately, so that no long task blocks input. */}
      <Boundary>{header}</Boundary>
      <Boundary>
        {children}
        <AfterHydration />
      </Boundary>
      <Boundary>{footer}</Boundary>
    </div>
  );
}

/** The page outlet. `className` sets its column. */
export function Main({ className = '' }: { className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`frame-main ${className}`}>
      <UnknownValues />
      <Outlet />
    </main>
  );
}
