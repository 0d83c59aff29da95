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

/** The editor of articles: what the public site can show, and nothing else. */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    // Addresses only: the site knows pages by their path, not by the id of a document.
    LinkFeature({ enabledCollections: [] }),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
