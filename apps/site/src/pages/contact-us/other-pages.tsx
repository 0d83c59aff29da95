import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const PAGES = [
  { name: 'questions', url: '/about-us/questions', icon: 'info' },
  { name: 'complaint', url: '/about-us/complaint', icon: 'message' },
  { name: 'branches', url: '/branches', icon: 'map-pin' },
  { name: 'personalData', url: '/about-us/personal-data', icon: 'lock' },
] as const;

/** Pages that may answer sooner than the form. */
export function OtherPages() {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="other-pages">
      <h2 id="other-pages" className="text-2xl">
        {t('before')}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {PAGES.map(({ name, url, icon }) => (
          <li key={name} className="card relative p-5">
            <h3 className="flex items-center gap-2 text-lg">
              <Icon name={icon} size={22} className="flex-none text-primary" />
              <SiteLink to={url} className="card-link">
                {t(`way.${name}`)}
              </SiteLink>
              <Icon name="arrow-right" size={18} className="ml-auto flex-none text-primary" />
            </h3>
            <p className="mt-2 text-muted">{t(`way.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        {t('sent')}{' '}
        <SiteLink to="/about-us/complaint/status" className="link">
          {t('toStatus')}
        </SiteLink>
      </p>
    </section>
  );
}
