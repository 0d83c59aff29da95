const MAX_LENGTH = 100;
const MAX_EXTENSION_LENGTH = 5;

/** Control, format (bidi and zero-width), private-use and unpaired surrogate characters; line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Not allowed in names on Windows, or with a meaning in headers and shells. */
const RESERVED = /[<>:"|?*;%`$&'\\/]/g;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The name of an uploaded file, safe to show and to suggest for a download: without path, control and bidi characters,
 * at most 100 characters, not hidden. It is data, never a path.
 */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replaceAll(INVISIBLE, '')
    .replaceAll(RESERVED, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const short = shorten(clean);
  if (short === '') return 'file';
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Cuts the middle, to keep the extension. Counts code points, so that no character is split. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION_LENGTH + 1 ? name.slice(dot) : '';
  return (
    characters
      .slice(0, MAX_LENGTH - extension.length)
      .join('')
      .trimEnd() + extension
  );
}
