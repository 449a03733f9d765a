/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const rounds = Uint32Array.from(
  `428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`.split(/\s+/),
  (hex) => Number.parseInt(hex, 16),
);

const start = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Padding: a 1 bit, zeros, and the length in bits. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Synchronous, also on plain `http`, where `crypto.subtle` is missing. Not for passwords. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Uint32Array.from(start);
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) words[index] = blocks.getUint32(offset + index * 4);
      else {
        const [before, last] = [word(index - 15), word(index - 2)];
        const small = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
        const large = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
        words[index] = word(index - 16) + small + word(index - 7) + large;
      }
      const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = h + mixed + ((e & f) ^ (~e & g)) + (rounds[index] ?? 0) + word(index);
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
      hash[index] = (hash[index] ?? 0) + value;
    }
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, value] of hash.entries()) digest.setUint32(index * 4, value);
  return new Uint8Array(digest.buffer);
}
