import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { NavLinkTo } from '#cms/admin/nav-link-to.tsx';
import { MARKET_PATH } from './market-path.ts';

import { screenTexts } from './screen-texts.ts';

/** The navigation link to “Market data”, for authorized users. */
export function NavLink({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'treasury')) return null;
  const { title } = screenTexts(i18n.language);
  return <NavLinkTo href={payload.config.routes.admin + MARKET_PATH} id="nav-market" label={title} />;
}
