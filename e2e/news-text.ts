/** The fields that a news item needs to be published in one language. */
export function newsText(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  const block = { version: 1, format: '', indent: 0, direction: 'ltr' };
  const paragraph = { type: 'paragraph', ...block, textFormat: 0, textStyle: '', children: [words] };
  return {
    title: text,
    summary: `${text}: ringkasan`,
    topic: 'company',
    body: { root: { type: 'root', ...block, children: [paragraph] } },
  };
}
