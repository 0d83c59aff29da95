import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Complete path of this site, language prefix included. */
  to: string;
  /** Load the document anew instead. */
  reloadDocument?: boolean;
};

/** A link that the router follows. The router's own fetches ahead in its way, which would be code in every page. */
export function RouterLink({ to, reloadDocument, onClick, ...anchor }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: anchor.target });
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!reloadDocument && !event.defaultPrevented) follow(event);
  }
  return <a {...anchor} href={href} onClick={handleClick} />;
}
