import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'Berapa lama?', content: 'Sepuluh hari.', id: 'lama' },
  { title: 'Berapa biayanya?', content: 'Tidak ada.' },
];

test('each title is a heading of the given level', () => {
  const markup = renderMarkup(<Accordion items={items} headingLevel={2} />);
  expect(markup.match(/<summary[^>]*><h2[^>]*>/g)).toHaveLength(2);
});

test('exclusive items share a name that is unique to their accordion', () => {
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

test('items that may be open together have no name', () => {
  expect(renderMarkup(<Accordion items={items} />)).not.toContain('name=');
});

test('the id of an item is below its title in the markup, so that a fragment link opens it', () => {
  expect(renderMarkup(<Accordion items={items} />)).toMatch(
    /<\/summary><span id="lama"><\/span><div class="accordion-content">Sepuluh hari\./,
  );
});
