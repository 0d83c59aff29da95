import { describe, expect, it } from 'vitest';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { notFound } from '../page-error.ts';
import { errorCatalogue, errorEntryOf } from './error-catalogue.ts';
import { FetchError } from './errors.ts';

/** Catalogue text by its full name. */
function textOf(catalogues: object, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], catalogues);
}

describe('error catalogue', () => {
  it.each([
    [404, 'Page not found'],
    [500, 'Something went wrong'],
    [503, 'Something went wrong'],
    [599, 'Something went wrong'],
  ])('titles a %i %s', (statusCode, title) => {
    expect(textOf(english, errorEntryOf(statusCode).title ?? '')).toBe(title);
  });

  it('explains how to fix a draft that cannot be previewed', () => {
    expect(errorEntryOf(422)).toMatchObject({ title: 'errors.unfinishedDraftTitle' });
  });

  it('shows a 410 as withdrawn, with its message as the reason', () => {
    expect(errorEntryOf(410)).toMatchObject({ title: 'errors.goneTitle' });
  });

  it.each([400, 403, 409, 499])('shows the message of a %i as its title', (statusCode) => {
    expect(errorEntryOf(statusCode).title).toBeUndefined();
  });

  it('names the unknown path', () => {
    expect(notFound('/tidak-ada')).toMatchObject({ statusCode: 404, message: 'Page Not Found: /tidak-ada' });
  });

  it('names method, URL, status and status text of a failed call', () => {
    const request = { method: 'GET', url: '/api/x', status: 502, statusText: 'Bad Gateway' };
    expect(new FetchError(request).message).toBe('[GET] "/api/x": 502 Bad Gateway');
    expect(new FetchError({ ...request, status: undefined, statusText: 'TimeoutError' }).message).toBe(
      '[GET] "/api/x": <no response> TimeoutError',
    );
  });

  it('has messages for navigation that did not load and for an unknown toast method', () => {
    expect(errorCatalogue.navigation.message()).toBe('nav data not loaded');
    expect(errorCatalogue.missingToastMethod.message('xyz')).toBe('No method named "xyz"');
  });

  it('has every title and text in both languages', () => {
    const names = Object.values(errorCatalogue).flatMap((entry) => [
      'title' in entry ? entry.title : [],
      'text' in entry ? entry.text : [],
    ]);
    for (const name of names.flat()) {
      for (const catalogues of [english, indonesian])
        expect(textOf(catalogues, name), name).toEqual(expect.stringMatching(/\S/));
      expect(textOf(indonesian, name), name).not.toBe(textOf(english, name));
    }
  });
});

describe('messages about a result, in English', () => {
  it.each([
    ['errors.crashText', 'Something went wrong. Try again!'],
    ['exchangeRate.empty', 'No data found'],
    ['form.received', 'We have successfully received your submission, thank you'],
    ['form.form.sendFailed', 'An issue occured when sending the form, please try again'],
    ['form.form.validateCaptcha', 'Please validate reCAPTCHA'],
    ['form.field.required', 'Required data'],
    ['form.field.email', 'Invalid Email'],
    ['form.field.phone', 'Invalid Phone Number'],
    ['form.field.captcha', 'verify recaptcha'],
    ['branches.empty', 'No branch found'],
    ['search.emptyTitle', 'Result not found'],
    ['search.emptyText', 'Please try another keyword'],
    ['careers.empty', 'No open position'],
    ['careers.emptyText', 'Please check again later'],
  ] as const)('%s', (name, sentence) => {
    expect(textOf(english, name)).toBe(sentence);
  });

  it('say that no data was found wherever figures are missing, in both languages', () => {
    const missing = [
      'exchangeRate.noHistory',
      'nab.emptyFund',
      'publishedRates.lending.empty',
      'publishedRates.guarantee.empty',
      'reports.empty',
    ] as const;
    for (const catalogues of [english, indonesian])
      for (const name of missing)
        expect(textOf(catalogues, name), name).toBe(textOf(catalogues, 'exchangeRate.empty'));
  });

  it('begin with the words of the not-found and the under-construction page', () => {
    expect(textOf(english, 'errors.notFoundText')).toMatch(/^The page you are looking for was not found/);
    expect(textOf(english, 'states.maintenanceText')).toMatch(
      /^The page you are looking for is under construction/,
    );
  });
});
