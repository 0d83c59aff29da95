'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A navigation link that marks the current screen. */
export function NavLinkTo({ href, label }: { href: string; label: string }) {
  const isOpen = usePathname() === href;
  return (
    <Link aria-current={isOpen ? 'page' : undefined} className="nav__link" href={href} id="nav-market">
      {isOpen && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
