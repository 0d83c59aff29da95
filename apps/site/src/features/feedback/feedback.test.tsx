import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Feedback } from './feedback.tsx';

const answersIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, value]) => value);

it('a page asks by a plain form, and has the reasons and the thanks to which the server leads', () => {
  const markup = renderMarkup(<Feedback />, '/en/about-us/guides/lost-card');
  expect(markup).toContain('<legend>Was this page helpful?</legend>');
  expect(answersIn(markup)).toEqual(['missing', 'unclear', 'outdated', 'other', 'yes', 'no']);
  for (const part of ['thanks', 'reasons'])
    expect(markup).toMatch(new RegExp(`id="feedback-${part}" tabindex="-1" class="feedback-later"`, 'i'));
  expect(markup).toContain('href="/en/about-us/contact-us"');
});

it('nothing of it can be typed into, nor is it sent elsewhere than to the page itself', () => {
  const markup = renderMarkup(<Feedback />);
  expect(markup).not.toMatch(/<input|<textarea|action=/);
});

it('a question of a list names itself, and has no reasons in its markup', () => {
  const markup = renderMarkup(<Feedback question="biaya-admin" />);
  expect(markup).toContain('<legend>Apakah jawaban ini membantu?</legend>');
  expect(markup).toContain('<input type="hidden" name="item" value="biaya-admin"/>');
  expect(markup).toContain('id="feedback-thanks-biaya-admin"');
  expect(answersIn(markup)).toEqual(['yes', 'no']);
});

it('its words are in the language of the page, also below an answer in another one', () => {
  expect(renderMarkup(<Feedback question="biaya-admin" />, '/en')).toContain('<div lang="en"');
});
