import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

type MenuDialogProps = {
  id: string;
  /** The menu dialog closed by the close button, including all on top of it. */
  closes: string;
  label: string;
  /** Content of the top row, next to the close button. */
  head: ReactNode;
  children: ReactNode;
};

/**
 * Full-screen menu: a dialog, so that focus moves into it, and a popover, so that it works without JavaScript. CSS
 * makes the content behind it inert.
 */
export function MenuDialog({ id, closes, label, head, children }: MenuDialogProps) {
  const t = useTranslations('app');
  return (
    <dialog id={id} popover="auto" aria-label={label} className="menu-dialog" onToggle={returnToOpener}>
      <div className="menu-dialog-head">
        <div className="container-page flex items-center justify-between gap-3">
          {head}
          <button
            type="button"
            popoverTarget={closes}
            popoverTargetAction="hide"
            className="round-button flex-none"
          >
            <Icon name="close" />
            <span className="sr-only">{t('closeMenu')}</span>
          </button>
        </div>
      </div>
      <div className="container-page menu-dialog-body">{children}</div>
    </dialog>
  );
}

/** Returns from a menu dialog to the one below; shows the title of the current one. */
export function BackButton({ dialogId, title }: { dialogId: string; title: string }) {
  const t = useTranslations('app');
  return (
    <div className="flex min-w-0 items-center gap-3">
      <button
        type="button"
        popoverTarget={dialogId}
        popoverTargetAction="hide"
        className="round-button flex-none"
      >
        <Icon name="arrow-left" size={20} />
        <span className="sr-only">{t('back')}</span>
      </button>
      <p className="menu-dialog-title">{title}</p>
    </div>
  );
}

/** The browser returns focus to the opener of the first popover of a stack only; this does it for the others. */
function returnToOpener({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  const isOnMenuDialog = currentTarget.parentElement?.closest(':popover-open');
  const opener = currentTarget.previousElementSibling;
  if (newState === 'closed' && isOnMenuDialog && opener instanceof HTMLElement) opener.focus();
}
