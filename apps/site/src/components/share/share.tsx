import { useId } from 'react';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { toast } from '../toast/toasts.ts';
import { copyText } from './copy-text.ts';
import { shareTargets } from './share-targets.ts';

const ROUND = 'button button-quiet button-icon';

type ShareProps = {
  /** Absolute, in the language of the page. */
  url: string;
  title: string;
};

/** Share buttons: links to other services, copy link, and the Web Share API. */
export function Share({ url, title }: ShareProps) {
  const t = useTranslations('components.share');
  const labelId = useId();
  const canShare = useIsHydrated() && 'share' in navigator;

  async function copy(): Promise<void> {
    const isCopied = await copyText(url);
    toast.call('show', {
      text: t(isCopied ? 'copied' : 'notCopied'),
      tone: isCopied ? 'success' : 'error',
    });
  }

  function shareByDevice(): void {
    // Dismissing the share sheet rejects too.
    navigator.share({ url, title }).catch(() => {});
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p id={labelId} className="font-semibold">
        {t('label')}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {shareTargets({ url, title }).map(({ service, icon, href }) => (
          <li key={service}>
            <a href={href} rel="noopener noreferrer" aria-label={t('to', { service })} className={ROUND}>
              <Icon name={icon} size={20} />
            </a>
          </li>
        ))}
        <li className="needs-script">
          <button type="button" onClick={copy} className="button button-quiet px-5">
            <Icon name="link" size={20} />
            {t('copy')}
          </button>
        </li>
        {/* For touch screens, where nearly all browsers have it: invisible without, to avoid layout shift. */}
        <li
          className={
            canShare ? 'needs-script pointer-fine:hidden' : 'needs-script pointer-fine:hidden invisible'
          }
        >
          <button type="button" onClick={shareByDevice} aria-label={t('byDevice')} className={ROUND}>
            <Icon name="share" size={20} />
          </button>
        </li>
      </ul>
    </div>
  );
}
