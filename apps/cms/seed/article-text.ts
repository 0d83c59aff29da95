import { editorState } from './rich-text.ts';

/** The fields of one language of whatever has a body: Markdown becomes the editor's state. */
export function articleText<Text extends { body: string }>({ body, ...others }: Text) {
  return { ...others, body: editorState(body) };
}
