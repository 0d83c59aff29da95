import { describe, expect, it } from 'vitest';
import { hasContent, hasTable, withoutPictures } from './pasted-html.ts';

it('a table from Word or Excel is recognised, a single cell, text and lists are not', () => {
  expect(hasTable('<table class=MsoTableGrid border=1><tr><td>Bunga</td><td>3,5%</td></tr></table>')).toBe(
    true,
  );
  expect(hasTable('<html><body><TABLE><TR><TH>1</TH></TR><tr><td>1</td></tr></TABLE></body></html>')).toBe(
    true,
  );
  // A copied cell is a figure or a name: nothing is lost.
  expect(hasTable('<table><col width=64><tr><td height=20>3,5%</td></tr></table>')).toBe(false);
  expect(hasTable('<p>Tabel suku bunga</p><ul><li>tablet</li></ul>')).toBe(false);
  expect(hasTable('')).toBe(false);
});

describe('pictures in pasted HTML', () => {
  it('are removed, the text around them is not', () => {
    const word = `<p>Sebelum</p><p><img width=9 src="file:///C:/a.png" alt="a > b" v:shapes='x>y'></p><p>Sesudah</p>`;
    expect(withoutPictures(word)).toBe('<p>Sebelum</p><p></p><p>Sesudah</p>');
    expect(withoutPictures('<IMG SRC=https://a.example/x.png>teks<img\nsrc="data:,">')).toBe('teks');
  });

  it('stay if the editor knows them, or if they are tick boxes', () => {
    const own = '<img data-lexical-upload-id="7" data-lexical-upload-relation-to="media">';
    const box = '<li><img src="data:," aria-roledescription="checkbox">Beli</li>';
    expect(withoutPictures(own + box)).toBeNull();
    expect(withoutPictures(`${own}<img src="https://a.example/x">`)).toBe(own);
  });

  it('are not found in other text', () => {
    for (const html of ['', '<p>&lt;img&gt; dan <imgx></p>', '<image href="x">'])
      expect(withoutPictures(html)).toBeNull();
  });
});

it('HTML of a picture alone shows nothing else', () => {
  const word =
    '<html><head><style>p { margin: 0 }</style></head><body><!--StartFragment--><p>&nbsp;</p></body></html>';
  expect(hasContent(word)).toBe(false);
  expect(hasContent(word.replace('&nbsp;', 'Teks'))).toBe(true);
  expect(hasContent('<p><img data-lexical-upload-id="7"></p>')).toBe(true);
});
