import { expect, it } from 'vitest';
import { NoTurn, WriteTurns } from './write-queue.ts';

it('writers come one after the other, in their order', async () => {
  const turns = new WriteTurns(1_000);
  const seen: string[] = [];
  const write = async (name: string) => {
    const end = await turns.take();
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    seen.push(`${name} ends`);
    end();
  };
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('a writer who waits too long is told so, and the others go on', async () => {
  const turns = new WriteTurns(10);
  const end = await turns.take();
  await expect(turns.take()).rejects.toBeInstanceOf(NoTurn);
  end();
  const again = await turns.take();
  again();
});

it('ending a turn twice does not end the next one', async () => {
  const turns = new WriteTurns(10);
  const end = await turns.take();
  const second = turns.take();
  end();
  await second;
  end();
  await expect(turns.take()).rejects.toBeInstanceOf(NoTurn);
});
