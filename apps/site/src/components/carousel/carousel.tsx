import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { nextStop, previousStop, type ScrollMetrics, scrollPosition } from './scroll-position.ts';

type CarouselProps = {
  /** Accessible name: `Promo bulan ini`. */
  label: string;
  /** Above the row, next to the buttons. */
  heading: ReactNode;
  /** `<li>` elements; their width comes from the style sheet or their own classes. */
  children: ReactNode;
};

type Position = ReturnType<typeof scrollPosition>;

/**
 * Horizontally scrolling row with CSS scroll snap. Touch, wheel and arrow keys are native; script adds buttons and
 * the position indicator.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const t = useTranslations('components.carousel');
  const row = useRef<HTMLElement>(null);
  const position = usePosition(row);
  const fits = !position || (position.isAtStart && position.isAtEnd);

  function go(stopOf: (view: ScrollMetrics) => number): void {
    if (row.current) row.current.scrollTo({ left: stopOf(scrollMetricsOf(row.current)) });
  }

  return (
    <div className="carousel">
      <div className="carousel-bar">
        {heading}
        <div className={fits ? 'carousel-controls invisible' : 'carousel-controls'}>
          <span aria-hidden="true" className="carousel-dots">
            {position?.visible.map((isVisible, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
              <span key={index} className={isVisible ? 'carousel-dot carousel-dot-shown' : 'carousel-dot'} />
            ))}
          </span>
          <button
            type="button"
            aria-label={t('previous')}
            aria-disabled={position?.isAtStart}
            onClick={() => go(previousStop)}
            className="button button-quiet button-icon"
          >
            <Icon name="arrow-left" size={20} />
          </button>
          <button
            type="button"
            aria-label={t('next')}
            aria-disabled={position?.isAtEnd}
            onClick={() => go(nextStop)}
            className="button button-quiet button-icon"
          >
            <Icon name="arrow-right" size={20} />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has focus */}
      <section ref={row} aria-label={label} tabIndex={0} className="carousel-row">
        <ul>{children}</ul>
      </section>
    </div>
  );
}

function scrollMetricsOf(row: HTMLElement): ScrollMetrics {
  const items = [...(row.firstElementChild?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const origin = items[0]?.offsetLeft ?? 0;
  return {
    left: row.scrollLeft,
    width: row.clientWidth - 2 * origin,
    total: row.scrollWidth - 2 * origin,
    items: items.map(({ offsetLeft, offsetWidth }) => ({
      start: offsetLeft - origin,
      end: offsetLeft - origin + offsetWidth,
    })),
  };
}

/** The scroll position of the row, kept up to date; undefined before the first layout. */
function usePosition(row: RefObject<HTMLElement | null>): Position | undefined {
  const [position, setPosition] = useState<Position>();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const next = scrollPosition(scrollMetricsOf(element));
      setPosition((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next));
    };
    const resizing = new ResizeObserver(update);
    resizing.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [row]);
  return position;
}
