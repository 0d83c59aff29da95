import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { unknownPlaceholders } from '#cms/collections/cases/replies/placeholders.ts';
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
