import { Suspense } from 'react';
import { useRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { LazyNotFoundSearch } from '#src/features/search/suggestions/lazy-search.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** 404 page with suggested links. */
export function NotFoundScreen({ message }: { message: string }) {
  const t = useTranslations('errors');
  const search = useRootData()?.data['Navigation Bar']['Right Menu'].find(({ type }) => type === 'search');
  const elsewhere = [
    { text: t('toNews'), url: '/news', icon: 'book' },
    { text: t('toContact'), url: '/about-us/contact-us', icon: 'message' },
    ...(search ? [{ text: t('toSearch'), url: search.slug, icon: search.icon }] : []),
  ];
  return (
    <StateScreen
      scene="lost-path"
      eyebrow="404"
      title={t('notFoundTitle')}
      text={
        <>
          {t('notFoundText')}
          <span lang="en" className="mt-3 block break-all text-sm">
            {message}
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
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          {elsewhere.map(({ text, url, icon }) => (
            <li key={url}>
              <SiteLink to={url} className="text-link min-h-11">
                <Icon name={icon} size={20} className="flex-none" />
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </StateScreen>
  );
}
