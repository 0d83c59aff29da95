import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { type BackTo, backTarget } from './back-target.ts';

function pageOf(target: string): string {
  return withoutLocale(target.split(/[?#]/)[0] ?? target);
}

type BackLinkProps = {
  /** Path without language prefix; default: all blogs. */
  to?: BackTo;
  /** Link text for that target. If `from` leads elsewhere, the text is just "Back". */
  children?: ReactNode;
  className?: string;
};

/**
 * Link back to where a reader came from. Pages are cached without the query parameter `from`, so the server renders
 * the given target and the browser applies the parameter after hydration.
 */
export function BackLink({ to, children, className = '' }: BackLinkProps) {
  const t = useTranslations('components');
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const defaultTarget = backTarget({ to });
  const target = isHydrated
    ? backTarget({ from: new URLSearchParams(search).get('from'), to })
    : defaultTarget;
  const isDefault = pageOf(target) === pageOf(defaultTarget);
  return (
    <SiteLink to={target} className={`text-link py-2 ${className}`}>
      <Icon name="arrow-left" size={18} />
      {(isDefault && children) || t('back')}
    </SiteLink>
  );
}
