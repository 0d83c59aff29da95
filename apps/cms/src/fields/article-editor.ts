import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextHooks } from 'payload';
import { findFactIssue } from '#cms/fields/facts/read-facts.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findRichTextIssue, unlinkEmptyLinks } from './check-rich-text.ts';
import { validateRequiredLink } from './validate-link.ts';

type BeforeChange = NonNullable<RichTextHooks['beforeChange']>[number];

const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    // URLs only: the site identifies pages by path, not by document id.
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.type === 'text' && field.name === 'url'
            ? ({ ...field, validate: validateRequiredLink } as typeof field)
            : field,
        ),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Also for drafts, which Payload does not validate. What only visitors must not see is left to the validation. */
const rejectIssues: BeforeChange = ({ errors, fieldLabelPath, path, req, value }) => {
  const text = unlinkEmptyLinks(value);
  const issue = findRichTextIssue(text, { isDraft: true });
  if (issue) errors?.push({ path: path.join('.'), label: fieldLabelPath, message: inLanguageOf(req, issue) });
  return text;
};

/**
 * The article editor, limited to nodes that the public site supports. Validation is part of the field, and so
 * applies to every collection, block and global.
 */
export const articleEditor: typeof editor = async (args) => {
  const adapter = await editor(args);
  return {
    ...adapter,
    hooks: { ...adapter.hooks, beforeChange: [rejectIssues, ...(adapter.hooks?.beforeChange ?? [])] },
    validate: async (value, options) => {
      const text = unlinkEmptyLinks(value);
      const issue = findRichTextIssue(text) ?? (await findFactIssue(options.req, text));
      return issue ? inLanguageOf(options.req, issue) : adapter.validate(text, options);
    },
  };
};
