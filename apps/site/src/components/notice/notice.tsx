import type { IconName } from '@beranda/contract/icon-names';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const VARIANTS = {
  info: { className: '', icon: 'info' },
  success: { className: 'notice-success', icon: 'check' },
  warning: { className: 'notice-warning', icon: 'clock' },
  danger: { className: 'notice-danger', icon: 'warning' },
} as const satisfies Record<NoticeKind, { className: string; icon: IconName }>;

type NoticeProps = {
  /** Visual only: the text must say what kind of notice it is. */
  kind?: NoticeKind;
  /** Instead of the one of the kind. */
  icon?: IconName;
  title?: string;
  children: ReactNode;
  /** A link or button below the text, beside it where there is room. */
  action?: ReactNode;
};

/** A static notice. One that appears later belongs in a live region of its page. */
export function Notice({ kind = 'info', icon, title, children, action }: NoticeProps) {
  const variant = VARIANTS[kind];
  return (
    <div className={`notice ${variant.className}`}>
      <Icon name={icon ?? variant.icon} />
      {/* A container only with an action: its width does not depend on its content. */}
      <div className={`min-w-0 flex-1 ${action ? '@container' : ''}`}>
        <div className="items-center justify-between gap-8 @3xl:flex">
          <div className="min-w-0 max-w-text">
            {title && <p className="notice-title">{title}</p>}
            <div>{children}</div>
          </div>
          {action && <div className="mt-3 @3xl:mt-0 @3xl:flex-none">{action}</div>}
        </div>
      </div>
    </div>
  );
}
