import { FORM_NAMES, formIn, LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from '#cms/collections/cases/replies/placeholders.ts';
import { BODY_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '#cms/collections/cases/replies/reply-text.ts';
import { replyTemplates } from './reply-templates.ts';

it.each(replyTemplates.map((template) => [template.id.name, template] as const))(
  '%s can be stored, and greets the sender by name in both languages',
  (_name, template) => {
    for (const locale of LOCALES) {
      const { body, subject } = template[locale];
      expect(unknownPlaceholders(subject + body)).toEqual([]);
      expect(body).toContain('{name}');
      expect(subject.length).toBeLessThanOrEqual(SUBJECT_MAX_LENGTH);
      expect(body.length).toBeLessThanOrEqual(BODY_MAX_LENGTH);
    }
    expect(template.en.body).not.toBe(template.id.body);
  },
);

it.each(LOCALES)('in %s no sentence has the word “form” beside the title of a form', (locale) => {
  const sentences = replyTemplates.flatMap((template) =>
    FORM_NAMES.filter((name) => !template.forms || template.forms.includes(name)).flatMap((name) => {
      const form = formIn(locale, name).texts.title;
      const { body, subject } = template[locale];
      const filled = fillPlaceholders(`${subject}. ${body}`, {
        form,
        name: 'Ratna',
        ticket: '0000-1111-2222',
      });
      return filled.split(/[.\n]/).filter((sentence) => sentence.includes(form));
    }),
  );
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => (sentence.match(/\bform(?:ulir)?\b/gi) ?? []).length > 1)).toEqual(
    [],
  );
});
