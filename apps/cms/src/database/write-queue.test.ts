import { expect, it } from 'vitest';
import { WriteQueue, WriteQueueTimeoutError } from './write-queue.ts';

it('writers run one at a time, in order', async () => {
  const queue = new WriteQueue(1_000);
  const seen: string[] = [];
  const write = async (name: string) => {
    const end = await queue.take();
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    seen.push(`${name} ends`);
    end();
  };
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('a writer that waits too long gets an error, and others continue', async () => {
  const queue = new WriteQueue(10);
  const end = await queue.take();
  await expect(queue.take()).rejects.toBeInstanceOf(WriteQueueTimeoutError);
  end();
  const again = await queue.take();
  again();
});

it("releasing twice does not release the next writer's lock", async () => {
  const queue = new WriteQueue(10);
  const end = await queue.take();
  const second = queue.take();
  end();
  await second;
  end();
  await expect(queue.take()).rejects.toBeInstanceOf(WriteQueueTimeoutError);
});
