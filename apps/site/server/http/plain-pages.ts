import type { ErrorBody } from '@beranda/contract';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type PlainPage = { title: string; text: string; englishText: string; code?: string };

/** A page without data, components or style sheet, in both languages. */
function plainPage({ title, text, englishText, code }: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="id-ID">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p lang="en-US">${englishText}</p>
${code ? `<p>${escapeHtml(code)}</p>` : ''}
<p><a href="/">Beranda</a> · <a href="/en" lang="en-US">Home</a></p>
</main>
</body>
</html>
`;
}

/** Shown if the layout itself crashes. */
export const fallbackPage = ({ correlationId }: ErrorBody): string =>
  plainPage({
    title: 'Terjadi kesalahan',
    text: 'Terjadi kesalahan. Coba lagi!',
    englishText: 'Something went wrong. Try again!',
    code: correlationId,
  });

/** Shown for an address that is rejected before anything interprets it. */
export const malformedAddressPage = (): string =>
  plainPage({
    title: 'Alamat halaman tidak dapat dibaca',
    text: 'Alamat yang Anda buka salah ketik atau terlalu panjang. Periksa kembali alamatnya, atau mulai dari beranda.',
    englishText:
      'The address that you opened is mistyped or too long. Check it, or start from the home page.',
  });

/** Shown to a person who opens a picture or document that can be neither fetched nor stored now. */
export const unavailableFilePage = (): string =>
  plainPage({
    title: 'Berkas sementara tidak tersedia',
    text: 'Berkas ini belum dapat diambil saat ini. Silakan coba beberapa saat lagi.',
    englishText: 'This file cannot be fetched at the moment. Try again in a little while.',
  });
