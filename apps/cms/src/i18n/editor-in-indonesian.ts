/** Indonesian translations of the rich text editor, which does not include them. */
export const editorInIndonesian = {
  blockquote: { label: 'Kutipan' },
  general: {
    placeholder: 'Mulai menulis, atau tekan “/” untuk perintah …',
    slashMenuBasicGroupLabel: 'Dasar',
    slashMenuListGroupLabel: 'Daftar',
    toolbarItemsActive: '{{count}} aktif',
  },
  heading: { label: 'Judul {{headingLevel}}' },
  horizontalRule: { label: 'Garis pemisah' },
  link: { label: 'Tautan', loadingWithEllipsis: 'Memuat …' },
  orderedList: { label: 'Daftar bernomor' },
  paragraph: { label: 'Paragraf', label2: 'Teks biasa' },
  unorderedList: { label: 'Daftar butir' },
  upload: { label: 'Gambar' },
};
