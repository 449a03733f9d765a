import { bytesOf } from './storedEntry';

function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** As JSON; pictures become text. */
export function plainValue(value: unknown): unknown {
  if (isBytes(value)) return { base64: base64(value) };
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, plainValue(part)]),
  );
}

/** Approximate size in bytes. */
export function sizeOf(value: unknown): number {
  if (isBytes(value)) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + sizeOf(part), 2);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce(
      (sum, [name, part]: [string, unknown]) => sum + bytesOf(name) + sizeOf(part),
      2,
    );
  }
  return bytesOf(String(value));
}

const secret = /token|access|refresh|password/i;

/** Without passwords and tokens. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      secret.test(name) ? [] : [[name, withoutSecrets(part)]],
    ),
  );
}

/** True for the initial value of a slice. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === '' || value === false;
}
