type Link = Pick<HTMLAnchorElement, 'download' | 'href' | 'target'>;
type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const withoutAnchor = (address: string) => address.split('#', 1)[0];

/** Whether a click on a link replaces the page: not where it opens a tab, downloads, or stays on the page. */
export function isLeavingPage({ download, href, target }: Link, click: Click, current: string): boolean {
  const isOtherTab =
    (target !== '' && target !== '_self') || click.ctrlKey || click.metaKey || click.shiftKey;
  if (click.button !== 0 || isOtherTab || click.altKey || download !== '') return false;
  return /^https?:/.test(href) && withoutAnchor(href) !== withoutAnchor(current);
}
