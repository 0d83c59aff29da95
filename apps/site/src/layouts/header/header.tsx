import type { MouseEvent } from 'react';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { barFit } from './bar-fit.ts';
import { BrandLink } from './brand-link.tsx';
import { LeftMenu } from './left-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { RightMenu } from './right-menu.tsx';

/**
 * The bar on top of every page. How much of it is shown is up to the style sheet, which knows the width: all of it,
 * all of it more tightly, or the menu folded into a sheet.
 */
export function Header() {
  const { data, settings } = useRequiredRootData();
  const bar = data['Navigation Bar'];
  return (
    <>
      {/* What scrolls out above the bar shrinks it; see bar.css. */}
      <div className="bar-edge" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked, or entered, are the links in it */}
      <header
        onClick={closeFollowedMenu}
        className={`bar ${barFit({ name: settings.bankName, items: bar['Left Menu'] })}`}
      >
        <div className="container-page bar-row">
          <div className="bar-content">
            <BrandLink />
            <LeftMenu items={bar['Left Menu']} />
            <RightMenu items={bar['Right Menu']} />
            <PhoneMenu bar={bar} />
          </div>
        </div>
      </header>
    </>
  );
}

/** The way to a page within the site goes on below the menus, and the page may be the one shown already. */
function closeFollowedMenu({ defaultPrevented, currentTarget }: MouseEvent<HTMLElement>): void {
  if (defaultPrevented) currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
