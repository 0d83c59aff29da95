import type { MouseEvent } from 'react';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { BrandLink } from './brand-link.tsx';
import { CollapsedMenu } from './collapsed-menu.tsx';
import { headerFit } from './header-fit.ts';
import { LeftMenu } from './left-menu.tsx';
import { RightMenu } from './right-menu.tsx';

/** The navigation bar. CSS decides by width how much is shown: everything, a compact form, or a collapsed menu. */
export function Header() {
  const { data, settings } = useRequiredRootData();
  const bar = data['Navigation Bar'];
  return (
    <>
      {/* Scroll-driven: when this element scrolls out, the header shrinks; see header.css. */}
      <div className="header-edge" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: events bubble from the links inside */}
      <header
        onClick={closeFollowedMenu}
        className={`header ${headerFit({ name: settings.bankName, items: bar['Left Menu'] })}`}
      >
        <div className="container-page header-row">
          <div className="header-content">
            <BrandLink />
            <LeftMenu items={bar['Left Menu']} />
            <RightMenu items={bar['Right Menu']} />
            <CollapsedMenu bar={bar} />
          </div>
        </div>
      </header>
    </>
  );
}

/** Closes the menu popover after a link was followed; the target may be the current page. */
function closeFollowedMenu({ defaultPrevented, currentTarget }: MouseEvent<HTMLElement>): void {
  if (defaultPrevented) currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
