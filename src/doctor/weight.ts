import { compressAboveBytes, listTargetBytes } from './contractFacts';
import type { SubjectReport } from './finding';
import type { Answer } from './transport';

export function checkWeight(
  { weak }: SubjectReport,
  { bytes, ms, headers }: Answer,
  targetMs: number,
): void {
  if (ms > targetMs) {
    weak(
      'slow',
      `The answer took ${(ms / 1000).toFixed(1)} s.`,
      'Pages show placeholders until then. After 30 s the call fails.',
      `Answer within ${targetMs / 1000} s.`,
    );
  }
  if (bytes > listTargetBytes) {
    weak(
      'large',
      `The answer is ${(bytes / 1024 / 1024).toFixed(1)} MB.`,
      'Phones load it again every 10 seconds.',
      'Leave old entries out of the list: send 1 MB at most.',
    );
  }
  if (bytes > compressAboveBytes && headers.get('Content-Encoding') === null) {
    weak(
      'uncompressed',
      `The answer of ${Math.round(bytes / 1024)} KB is not compressed.`,
      'It loads several times slower than it could.',
      'Compress JSON with gzip or brotli.',
    );
  }
}
