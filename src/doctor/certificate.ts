import { once } from 'node:events';
import { connect } from 'node:tls';
import { isLoopback, isMixedContent } from './addresses';
import type { Client } from './client';

/** Days that a certificate should still be valid. */
const targetDays = 14;

/** Expiry of an address's certificate; undefined if unknown. */
async function certificateEnd(address: string, timeoutMs: number): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Whether the site may call this address at all, and for how long. */
export async function checkSecurity({ options, about }: Client, name: string, base: string) {
  const { protocol } = new URL(base);
  const report = about(`${name} ${base}`);
  if (protocol === 'http:') {
    if (isLoopback(base)) return;
    const isMixed = isMixedContent(options.origin, base);
    report[isMixed ? 'breach' : 'weak'](
      'no-https',
      `The host is called over http${isMixed ? ', while the site is served over https' : ''}.`,
      isMixed
        ? 'Browsers block every call as mixed content.'
        : 'Passwords and tokens are sent unencrypted.',
      'Serve the host over https, and use its https address.',
    );
    return;
  }
  const end = await certificateEnd(base, options.timeoutMs);
  if (end === undefined || Number.isNaN(end)) return;
  const days = Math.floor((end - Date.now()) / (24 * 60 * 60 * 1000));
  if (days < targetDays) {
    report.weak(
      'certificate-end',
      `The certificate expires in ${days} days.`,
      'After that, browsers refuse the host.',
      'Renew it, and set up automatic renewal.',
    );
  } else {
    report.fine('certificate-end', `The certificate is valid for ${days} days.`);
  }
}
