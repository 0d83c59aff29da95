import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { makeTwoPublishers, type Person } from '../../../testing/two-publishers.ts';
import { WaitingNotice } from './waiting-notice.tsx';

onEachDatabase('the list of drafts that wait for a second person', (cms) => {
  const { accounts, latest, published, publish, setSecondPerson, write } = makeTwoPublishers(cms);
  const listOf = async (who: Person) => {
    const props = { i18n: { language: 'id' }, payload: cms().payload, user: accounts[who] };
    const notice = await WaitingNotice(props as never);
    const { notices = [] } = (notice?.props ?? {}) as { notices?: { text: string; href?: string }[] };
    return notices.map(({ href, text }) => [text, href]);
  };

  it('names to each publisher what only others have changed, until it is published', async () => {
    const [id, both] = [await published(), await published()];
    await write('editor', id, { title: 'Menunggu' });
    await write('sari', both, { title: 'Berdua' });
    await write('editor', both, { summary: 'Berdua.' });
    const waiting = ['“Menunggu” (Berita), diubah oleh editor', `/admin/collections/news/${id}`];
    expect(await listOf('sari')).toEqual([waiting]);
    expect(await listOf('budi')).toEqual([
      [expect.stringMatching(/^“Berdua” .* (sari dan editor|editor dan sari)$/), expect.anything()],
      waiting,
    ]);
    expect(await listOf('editor')).toEqual([]);
    expect(await publish('sari', id)).toMatchObject({ status: 200 });
    expect(await listOf('sari')).toEqual([]);
    expect((await latest(both)).draftAuthors).toMatchObject({ id: [{ name: 'sari' }, { name: 'editor' }] });
  });

  it('is not there while one person may publish', async () => {
    await write('editor', await published(), { title: 'Tanpa aturan' });
    await setSecondPerson(false);
    expect(await listOf('sari')).toEqual([]);
  });
});
