import type { Picture as PictureData } from '@beranda/contract';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { keepCentre, nextZoom } from './zoom.ts';

type ImageSliderProps = {
  /** Short name; the picture's `alt` has the details. */
  label: string;
  picture: PictureData;
};

/**
 * A wide picture in a scrollable frame. Touch, wheel and arrow keys are native; script adds dragging by mouse and
 * zoom buttons.
 */
export function ImageSlider({ label, picture }: ImageSliderProps) {
  const t = useTranslations('components.slider');
  const frame = useRef<HTMLElement>(null);
  const [size, setSize] = useState(1);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const resizing = new ResizeObserver(() => setSize(sizeOf(element)));
    for (const each of [element, imageOf(element)]) resizing.observe(each);
    return () => resizing.disconnect();
  }, []);

  function zoom(direction: 'in' | 'out'): void {
    const element = frame.current;
    const next = element && nextZoom(sizeOf(element), direction);
    if (!next) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const before = imageOf(element).offsetWidth;
    // Set outside React, so that the new size is laid out before the scroll position is set.
    element.dataset.zoom = String(next);
    const factor = imageOf(element).offsetWidth / before;
    element.scrollLeft = keepCentre(scrollLeft, clientWidth, factor);
    element.scrollTop = keepCentre(scrollTop, clientHeight, factor);
  }

  return (
    <figure className="image-slider">
      <div className="flex items-center gap-2">
        <a href={picture.original.url} className="text-link mr-auto py-2">
          {t('whole')}
          <Icon name="arrow-up-right" size={18} />
        </a>
        {(['out', 'in'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            aria-label={t(direction)}
            aria-disabled={!nextZoom(size, direction)}
            onClick={() => zoom(direction)}
            className="needs-script button button-quiet button-icon"
          >
            <Icon name={direction === 'in' ? 'plus' : 'minus'} size={20} />
          </button>
        ))}
      </div>
      <section
        ref={frame}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has focus
        tabIndex={0}
        className="image-slider-frame"
        onPointerDown={grab}
        onPointerMove={drag}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture picture={picture} sizes="(min-width: 768px) 200vw, 400vw" className="image-slider-picture" />
      </section>
    </figure>
  );
}

function imageOf(frame: HTMLElement): HTMLElement {
  return frame.querySelector('img') ?? frame;
}

/** Current width of the picture in multiples of its frame. */
function sizeOf(frame: HTMLElement): number {
  return imageOf(frame).offsetWidth / frame.clientWidth;
}

/** Touch scrolls natively, and a press on the scroll bar is not on the picture. */
function grab({ button, pointerType, pointerId, target, currentTarget }: PointerEvent): void {
  if (pointerType === 'mouse' && button === 0 && target !== currentTarget)
    currentTarget.setPointerCapture(pointerId);
}

function drag({ pointerId, movementX, movementY, currentTarget }: PointerEvent): void {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}
