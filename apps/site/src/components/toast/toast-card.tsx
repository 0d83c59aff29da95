import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import type { ToastOptions } from './toasts.ts';

const ICONS = { information: 'info', success: 'check', error: 'warning' } as const;

/** One toast: text, optional action, close button. */
export function ToastCard({ toast, onClose }: { toast: ToastOptions; onClose: () => void }) {
  const t = useTranslations('components.toast');
  const { text, tone = 'information', action } = toast;
  return (
    <div className="toast-card" data-tone={tone}>
      <Icon name={ICONS[tone]} className="toast-icon" />
      <div className="toast-body">
        <p>{text}</p>
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.text}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
