import { expect, test } from 'vitest';
import { renderMarkup } from '../render-markup.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'Berapa lama?', content: 'Sepuluh hari.', id: 'lama' },
  { title: 'Berapa biayanya?', content: 'Tidak ada.' },
];

test('each title is a heading of the level asked for', () => {
  const markup = renderMarkup(<Accordion items={items} headingLevel={2} />);
  expect(markup.match(/<summary[^>]*><h2[^>]*>/g)).toHaveLength(2);
});

test('items that exclude each other share a name that no other accordion has', () => {
  const markup = renderMarkup(
    <>
      <Accordion items={items} isExclusive />
      <Accordion items={items} isExclusive />
    </>,
  );
  const names = [...markup.matchAll(/<details[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(names[0]).toBe(names[1]);
  expect(names[2]).toBe(names[3]);
  expect(names[0]).not.toBe(names[2]);
});

test('items that may stand open together have no name', () => {
  expect(renderMarkup(<Accordion items={items} />)).not.toContain('name=');
});

test('the address of an item is that of its content, so that following it opens the item', () => {
  expect(renderMarkup(<Accordion items={items} />)).toContain(
    '<div id="lama" class="accordion-content">Sepuluh hari.',
  );
});
