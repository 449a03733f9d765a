import { expect, test, vi } from 'vitest';

test('a picture keeps its address until the browser collects it', async () => {
  let collect: ((address: string) => void) | undefined;
  const register = vi.fn<(picture: ArrayBuffer, address: string) => void>();
  vi.stubGlobal(
    'FinalizationRegistry',
    class {
      register = register;

      constructor(handleCollected: (address: string) => void) {
        collect = handleCollected;
      }
    },
  );
  vi.resetModules();
  const { pictureObjectUrl } = await import('@/lib/picture');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const picture = { name: 'dock.png', type: 'image/png', bytes: new ArrayBuffer(4096) };
  const address = pictureObjectUrl(picture);
  expect(pictureObjectUrl(picture)).toBe(address);
  expect(register.mock.calls).toEqual([[picture.bytes, address]]);
  expect(revoke).not.toHaveBeenCalled();
  collect?.(address);
  expect(revoke.mock.calls).toEqual([[address]]);
});
