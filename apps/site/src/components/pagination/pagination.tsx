import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { formatPageNumber } from './format-page-number.ts';
import { type PaginationProps, withDefaults } from './inputs.ts';
import { nextModelValue, type PaginationButton, paginationButtons } from './page-window.ts';
import { validateInputs } from './validation.ts';
import { variantOf } from './variants.ts';

function hasWords(content: ReactNode): boolean {
  return typeof content === 'string' && /\p{L}/u.test(content);
}

/**
 * Pagination as buttons that report the chosen page, or as links.
 *
 * Links work without JavaScript, in new tabs and for crawlers. With `onUpdateModelValue` a plain click on a link is
 * reported instead of followed. Disabled links keep their place but have no href.
 *
 * @throws TypeError if an input is invalid.
 */
export function Pagination(props: PaginationProps) {
  const inputs = withDefaults(props);
  validateInputs(inputs);
  const { modelValue, type, locale, linkUrl, firstPageUrl, onUpdateModelValue, onClick } = inputs;
  const t = useTranslations('pagination');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<Element>(null);

  // Pressing "Last" or dots can remove the pressed button; focus then moves to the current page.
  useEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
  });

  function press(event: MouseEvent, button: PaginationButton) {
    // Let the browser open links in new tabs and windows.
    if (type === 'link' && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    const page = nextModelValue(button, modelValue);
    if (page === undefined || onUpdateModelValue) event.preventDefault();
    if (page === undefined) return;
    if (onUpdateModelValue) pressed.current = event.currentTarget;
    onUpdateModelValue?.(page);
    onClick?.(page);
  }

  const variants = variantOf(inputs);
  function controlOf(button: PaginationButton) {
    const { kind, page, isInert } = button;
    const isCurrent = kind === 'number' && page === modelValue;
    const number = formatPageNumber(page, locale);
    const { content = number, name, className, inertClassName, rel } = variants[kind];
    const attributes = {
      className: [
        inputs.paginateButtonsClass,
        className,
        isCurrent && inputs.activePageClass,
        isInert && inputs.disabledPaginateButtonsClass,
        isInert && inertClassName,
      ]
        .filter(Boolean)
        .join(' '),
      'aria-label': hasWords(content) ? undefined : t(name, { page: number }),
      'aria-current': isCurrent ? ('page' as const) : undefined,
      // `aria-disabled` rather than `disabled`, which would take focus from the button just pressed.
      'aria-disabled': isInert || undefined,
      onClick: (event: MouseEvent) => press(event, button),
      children: content,
    };
    if (type === 'button') return <button type="button" {...attributes} />;
    if (isInert) return <a role="link" tabIndex={0} {...attributes} />;
    const to = page === 1 && firstPageUrl ? firstPageUrl : linkUrl.replace('[page]', String(page));
    return <SiteLink to={to} {...(rel && { rel })} {...attributes} />;
  }

  return (
    <nav aria-label={inputs.label ?? t('label')}>
      <ul ref={list} className={inputs.paginationContainerClass} dir={inputs.dir}>
        {paginationButtons(inputs).map((button) => (
          // Number buttons are keyed by page, so that they keep focus when the window moves.
          <li key={/^(number|first|last)$/.test(button.kind) ? button.page : button.kind}>
            {controlOf(button)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
