import { editorState } from './rich-text.ts';

/** The localized fields of an article: converts Markdown to rich text. */
export function articleText<Text extends { body: string }>({ body, ...others }: Text) {
  return { ...others, body: editorState(body) };
}
