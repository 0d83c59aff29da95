import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { LazyNotFoundSearch } from '#src/features/search/suggestions/lazy-search.ts';
import { readablePath } from '#src/i18n/readable-path.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

const ELSEWHERE = [
  { text: 'toSavings', url: '/simpanan', icon: 'piggy-bank' },
  { text: 'toLoans', url: '/pinjaman', icon: 'hand-coins' },
  { text: 'toBranches', url: '/branches', icon: 'map-pin' },
  { text: 'toContact', url: '/about-us/contact-us', icon: 'message' },
] as const;

/** 404 page: the requested path, a search, and links to what visitors need most. */
export function NotFoundScreen() {
  const t = useTranslations('errors');
  const { pathname } = useLocation();
  return (
    <StateScreen
      scene="lost-path"
      eyebrow="404"
      title={t('notFoundTitle')}
      text={
        <>
          {t('notFoundText')}
          <span className="mt-3 block break-all text-sm">
            <span className="sr-only">{`${t('notFoundTitle')}: `}</span>
            <span translate="no">{readablePath(pathname)}</span>
          </span>
        </>
      }
      actions={
        <SiteLink to="/" className="button button-primary">
          {t('backToHome')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      }
    >
      <Suspense>
        <LazyNotFoundSearch />
      </Suspense>
      <nav aria-labelledby="elsewhere" className="mt-10 border-line border-t pt-6">
        <p id="elsewhere" className="text-muted text-sm">
          {t('elsewhere')}
        </p>
        <ul className="mt-2 grid max-w-md grid-cols-2 gap-x-8 gap-y-1">
          {ELSEWHERE.map(({ text, url, icon }) => (
            <li key={url}>
              <SiteLink to={url} className="text-link min-h-11">
                <Icon name={icon} size={20} className="flex-none" />
                {t(text)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </StateScreen>
  );
}
