import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Carousel } from './carousel.tsx';

test('without JavaScript it is a labelled list that can be scrolled by keyboard, without buttons', () => {
  const markup = renderMarkup(
    <Carousel label="Promo" heading={<h2>Promo</h2>}>
      <li>satu</li>
    </Carousel>,
  );
  expect(markup).toMatch(/<section aria-label="Promo" tabindex="0"[^>]*><ul><li>satu<\/li><\/ul><\/section>/);
  expect(markup).toMatch(/<div class="carousel-controls invisible">/);
});
