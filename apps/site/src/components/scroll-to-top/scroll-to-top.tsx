import type { MouseEvent } from 'react';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';

/** Scrolls to the top and moves focus to the content, without a history entry. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/**
 * Link to the top of a long page. CSS (scroll-driven animation) floats it in the corner after one and a half screens;
 * other browsers show it at the end of the page.
 */
export function ScrollToTop({ isFloating = true }: { isFloating?: boolean }) {
  const t = useTranslations('components');
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the top that works without JavaScript
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
