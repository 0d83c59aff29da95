import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Full path including language prefix. */
  to: string;
  /** Reload the document instead of navigating client-side. */
  reloadDocument?: boolean;
};

/** A link handled by the router. React Router's own Link has prefetching, which would add code to every page. */
export function RouterLink({ to, reloadDocument, onClick, ...anchor }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: anchor.target });
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!reloadDocument && !event.defaultPrevented) follow(event);
  }
  return <a {...anchor} href={href} onClick={handleClick} />;
}
