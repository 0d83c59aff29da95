import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../shell/navigation-announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Navigation bar, page, footer. */
export function DefaultLayout() {
  const t = useTranslations('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="button button-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
