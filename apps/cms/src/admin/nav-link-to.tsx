'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

type Props = { href: string; id: string; label: string };

/** A navigation link that marks the current screen. */
export function NavLinkTo({ href, id, label }: Props) {
  const isOpen = usePathname() === href;
  return (
    <Link aria-current={isOpen ? 'page' : undefined} className="nav__link" href={href} id={id}>
      {isOpen && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
