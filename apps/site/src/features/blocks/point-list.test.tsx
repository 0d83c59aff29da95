import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { PointList } from './point-list.tsx';

it('shows a cross in the colour of danger, and other icons in that of the brand', () => {
  const markup = renderMarkup(
    <PointList
      points={[
        { icon: 'close', title: 'PIN', text: 'Kami tidak pernah memintanya.' },
        { icon: 'shield', title: 'Blokir', text: 'Sendiri, kapan saja.' },
      ]}
    />,
  );
  expect(markup.match(/bg-danger-soft/g)).toHaveLength(1);
  expect(markup).toMatch(/bg-danger-soft.*PIN.*bg-accent-soft.*Blokir/s);
});
