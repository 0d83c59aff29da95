import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { Icon } from '../icon.tsx';

/** Goes to the start as a page change would: the reader reads on at the content. No entry in the history. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/**
 * The way back to the start of a long page. The style sheet lets it float into the corner after one and a half
 * screens; browsers that cannot do that have it where it stands, at the end.
 */
export function ScrollToTop({ isFloating = true }: { isFloating?: boolean }) {
  const t = useTranslations('components');
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads to the start, also without script
    <a
      href="#top"
      onClick={goToTop}
      aria-label={t('scrollToTop')}
      className={`button button-quiet button-icon scroll-to-top ${isFloating ? 'scroll-to-top-floating' : ''}`}
    >
      <Icon name="arrow-up" size={20} />
    </a>
  );
}
