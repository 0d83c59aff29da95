import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { ImageSlider } from './image-slider.tsx';

test('without JavaScript it is a labelled region that can be scrolled by keyboard, with a link to the whole picture', () => {
  const markup = renderMarkup(
    <ImageSlider
      label="Struktur organisasi"
      picture={{
        alt: 'Bagan direksi',
        focalX: 50,
        focalY: 50,
        original: { url: '/media/bagan.png', width: 2400, height: 900, type: 'image/png' },
        sources: [],
      }}
    />,
  );
  expect(markup).toMatch(
    /<section aria-label="Struktur organisasi" tabindex="0"[^>]*>.*<img[^>]* alt="Bagan direksi"/,
  );
  expect(markup).toContain('<a href="/media/bagan.png"');
  expect(markup.match(/<button[^>]*needs-script/g)).toHaveLength(2);
});
