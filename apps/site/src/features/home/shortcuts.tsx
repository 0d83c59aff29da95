import type { HomeContent } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Shortcut tiles at the lower edge of the hero. */
export function Shortcuts({ shortcuts }: { shortcuts: HomeContent['shortcuts'] }) {
  const t = useTranslations('home');
  return (
    <nav aria-label={t('shortcuts')} className="hero-shortcuts container-page relative z-10 -mt-16">
      <ul className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card shadow-float lg:grid-cols-4">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.title} className="-mr-px -mb-px border-line border-r border-b">
            <SiteLink
              to={shortcut.url}
              className="group flex h-full flex-col gap-3 p-4 hover:bg-primary-soft sm:flex-row sm:items-center sm:gap-5 sm:p-6"
            >
              <span className="flex size-12 flex-none items-center justify-center rounded-field bg-primary-soft text-primary group-hover:bg-card">
                <Icon name={shortcut.icon} />
              </span>
              <span>
                <span className="block font-semibold leading-snug">{shortcut.title}</span>
                <span className="block text-balance text-muted text-sm leading-snug max-sm:hidden">
                  {shortcut.text}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
