import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

type SheetProps = {
  id: string;
  /** The sheet closed by the close button, including all sheets on top of it. */
  closes: string;
  label: string;
  /** Content of the top row, next to the close button. */
  head: ReactNode;
  children: ReactNode;
};

/**
 * Full-screen sheet: a dialog, so that focus moves into it, and a popover, so that it works without script. CSS makes
 * the content behind it inert.
 */
export function Sheet({ id, closes, label, head, children }: SheetProps) {
  const t = useTranslations('app');
  return (
    <dialog id={id} popover="auto" aria-label={label} className="sheet" onToggle={returnToOpener}>
      <div className="sheet-head">
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
      <div className="container-page sheet-body">{children}</div>
    </dialog>
  );
}

/** Returns from a sheet to the one below; shows the title of the current one. */
export function BackButton({ sheetId, title }: { sheetId: string; title: string }) {
  const t = useTranslations('app');
  return (
    <div className="flex min-w-0 items-center gap-3">
      <button
        type="button"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        className="round-button flex-none"
      >
        <Icon name="arrow-left" size={20} />
        <span className="sr-only">{t('back')}</span>
      </button>
      <p className="sheet-title">{title}</p>
    </div>
  );
}

/** The browser returns focus to the opener of the first popover of a stack only; this does it for the others. */
function returnToOpener({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  const isOnSheet = currentTarget.parentElement?.closest(':popover-open');
  const opener = currentTarget.previousElementSibling;
  if (newState === 'closed' && isOnSheet && opener instanceof HTMLElement) opener.focus();
}
