/**
 * Lets a jsdom document upload files. The test runner copies a file's bytes from where an older jsdom
 * kept them (`_buffer`); without this every upload arrives as the text "undefined".
 */
export function giveBlobsTheirBytes(): void {
  const blob = new Blob();
  const [inside] = Object.getOwnPropertySymbols(blob);
  const implementation: unknown = inside === undefined ? undefined : Reflect.get(blob, inside);
  if (typeof implementation !== 'object' || implementation === null) return;
  Object.defineProperty(Object.getPrototypeOf(implementation), '_buffer', {
    configurable: true,
    get(this: object) {
      return Reflect.get(this, '_bytes');
    },
  });
}
