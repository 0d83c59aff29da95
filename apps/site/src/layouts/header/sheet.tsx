import type { ReactNode, ToggleEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#src/components/icon.tsx';

type SheetProps = {
  id: string;
  /** The sheet that the close button closes, with all that are open on top of it. */
  closes: string;
  label: string;
  /** What stands at the top, beside the close button. */
  head: ReactNode;
  children: ReactNode;
};

/**
 * A sheet over the whole screen. It is a dialog, so that opening it moves focus into it, and a popover, so that it
 * opens and closes without script. What it covers cannot be reached meanwhile; the style sheet sees to that.
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

/** Leads back from a sheet to the one below, and says where one is. */
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

/** The platform gives focus back to what opened the first popover of a stack, not to what opened the others. */
function returnToOpener({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  const isOnSheet = currentTarget.parentElement?.closest(':popover-open');
  const opener = currentTarget.previousElementSibling;
  if (newState === 'closed' && isOnSheet && opener instanceof HTMLElement) opener.focus();
}
