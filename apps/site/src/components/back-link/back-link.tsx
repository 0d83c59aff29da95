import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { Icon } from '../icon.tsx';
import { type BackTo, backTarget } from './back-target.ts';

function pageOf(target: string): string {
  return withoutLocale(target.split(/[?#]/)[0] ?? target);
}

type BackLinkProps = {
  /** A path without language prefix; all blogs where not given. */
  to?: BackTo;
  /** What the link to that target says. A link that leads elsewhere, because of `from`, only says "Back". */
  children?: ReactNode;
  className?: string;
};

/**
 * The way back to where a reader came from. Stored pages do not know the query parameter `from`: they are rendered
 * with the given target, and the browser takes the parameter into account after hydration.
 */
export function BackLink({ to, children, className = '' }: BackLinkProps) {
  const t = useTranslations('components');
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const given = backTarget({ to });
  const target = isHydrated ? backTarget({ from: new URLSearchParams(search).get('from'), to }) : given;
  const isKnown = pageOf(target) === pageOf(given);
  return (
    <SiteLink to={target} className={`text-link py-2 ${className}`}>
      <Icon name="arrow-left" size={18} />
      {(isKnown && children) || t('back')}
    </SiteLink>
  );
}
