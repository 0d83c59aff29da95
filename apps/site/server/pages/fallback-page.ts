import type { ErrorBody } from '@beranda/contract';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Static fallback page without data, components or style sheet, in both languages. */
export function fallbackPage({ correlationId }: ErrorBody): string {
  const code = correlationId ? `<p>${escapeHtml(correlationId)}</p>` : '';
  return `<!DOCTYPE html>
<html lang="id-ID">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Terjadi kesalahan</title>
</head>
<body>
<main>
<h1>Terjadi kesalahan</h1>
<p>Terjadi kesalahan. Coba lagi!</p>
<p lang="en-US">Something went wrong. Try again!</p>
${code}
<p><a href="/">Beranda</a> · <a href="/en" lang="en-US">Home</a></p>
</main>
</body>
</html>
`;
}
