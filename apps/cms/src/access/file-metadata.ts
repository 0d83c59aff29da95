/** The fields of an upload that Payload reads from the file. */
export const FILE_METADATA = [
  'filename',
  'filesize',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
] as const;
