import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { pictureAddress } from '@/outbox/item';
import { eventually } from '../setup/lifecycle';

const aPicture = () => ({ name: 'dock.png', type: 'image/png', bytes: new ArrayBuffer(4096) });

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  Reflect.apply(runInNewContext('gc'), undefined, []);
}

test('a picture keeps its address while something holds it, and no longer', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const held = aPicture();
  const address = pictureAddress(held);
  const removed = pictureAddress(aPicture());
  await eventually(() => {
    collectGarbage();
    expect(revoke.mock.calls).toEqual([[removed]]);
  });
  expect(pictureAddress(held)).toBe(address);
});
