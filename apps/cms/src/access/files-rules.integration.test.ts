import { onOneDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { pictureFile } from '../../testing/picture.ts';
import { expectAccess, makeTestUsers, NONE, PUBLISHERS, STAFF, WRITERS } from '../../testing/test-users.ts';

onOneDatabase('access to files', (cms) => {
  const people = makeTestUsers(cms);
  const { next } = people;
  const payload = () => cms().payload;
  const picture = async () => {
    const { id } = await payload().create({
      collection: 'media',
      data: { decorative: true },
      file: await pictureFile(next('picture')),
      overrideAccess: true,
    });
    return id;
  };
  const documentData = () => ({
    collection: 'documents' as const,
    data: { title: 'Laporan' },
    file: pdfFile(next('document')),
  });

  expectAccess(people, [
    ['read pictures', STAFF, (as) => payload().find({ collection: 'media', ...as })],
    [
      'add a picture',
      WRITERS,
      async (as) =>
        payload().create({
          collection: 'media',
          data: { alt: 'Kapal' },
          file: await pictureFile(next('added')),
          ...as,
        }),
    ],
    [
      'change a picture',
      PUBLISHERS,
      async (as) =>
        payload().update({
          collection: 'media',
          id: await picture(),
          data: { decorative: true },
          ...as,
        }),
    ],
    [
      'delete a picture',
      PUBLISHERS,
      async (as) => payload().delete({ collection: 'media', id: await picture(), ...as }),
    ],
    ['read documents', STAFF, (as) => payload().find({ collection: 'documents', ...as })],
    ['add a document', WRITERS, (as) => payload().create({ ...documentData(), ...as })],
    [
      'replace a document',
      PUBLISHERS,
      async (as) => {
        const { id } = await payload().create(documentData());
        return payload().update({ ...documentData(), id, ...as });
      },
    ],
    [
      'delete a document',
      PUBLISHERS,
      async (as) => {
        const { id } = await payload().create(documentData());
        return payload().delete({ collection: 'documents', id, ...as });
      },
    ],
    ['read files of documents', STAFF, (as) => payload().find({ collection: 'document-files', ...as })],
    [
      'delete a file of a document',
      NONE,
      (as) => payload().delete({ collection: 'document-files', where: {}, ...as }),
    ],
  ]);
});
