/** A rich text of one paragraph. */
export function paragraph(text: string) {
  const version = 1;
  const shared = { version, format: '' as const, indent: 0, direction: 'ltr' as const };
  const children = [{ type: 'text', version, text, format: 0, mode: 'normal', style: '', detail: 0 }];
  return {
    root: { type: 'root', ...shared, children: [{ type: 'paragraph', ...shared, textFormat: 0, children }] },
  };
}
