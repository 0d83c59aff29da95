import { expect, test } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { EmptyState } from './empty-state.tsx';

test('the action is a link in the language of the page', () => {
  const state = <EmptyState title="No news" text="Come back." action={{ text: 'Home', url: '/news' }} />;
  expect(renderMarkup(state, '/en/news')).toMatch(/<a [^>]*href="\/en\/news"[^>]*>Home/);
});

test('without action there is no link', () => {
  expect(renderMarkup(<EmptyState title="No news" text="Come back." />)).not.toContain('<a ');
});
