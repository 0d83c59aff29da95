import type { Block } from './content/types.ts';
import { editorState } from './rich-text.ts';

/** The fields of one language of whatever has a body: blocks become the editor's state. */
export function articleText<Text extends { body: Block[] }>({ body, ...others }: Text) {
  return { ...others, body: editorState(body) };
}
