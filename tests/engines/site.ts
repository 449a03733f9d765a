import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import * as z from 'zod';
import { createTestProvider, type TestProvider } from '../provider/testProvider';
import { serve } from '../bench/server';
import { providerListener } from '../setup/serveProvider';
import { buildFolder, buildPortal, hostPaths } from '../setup/site';

/** The built portal, served as a static host does, and its provider behind real HTTP. */
export type EngineSite = {
  readonly origin: string;
  readonly provider: TestProvider;
  /** What the portal in the browsers has reported since the last reset: errors and refusals. */
  readonly reports: () => readonly string[];
  /** Stops both servers, as a lost connection would. */
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  /** Back to the seed, connected, without reports. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const listen = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const report = z.looseObject({ kind: z.string() });

/** Takes the reports that the portal sends (`src/app/reports/`); those of speed are left out. */
const receiver =
  (add: (line: string) => void): RequestListener =>
  (request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8');
    request.on('data', (part: string) => parts.push(part));
    request.on('end', () => {
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
      if (request.headers['content-type'] === 'application/reports+json') return;
      if (parts.length === 0) return;
      const { kind, ...rest } = report.parse(JSON.parse(parts.join('')));
      if (kind !== 'vitals') add(`${kind}: ${JSON.stringify(rest)}`);
    });
  };

/** Builds the portal for a provider that listens here, and serves both. */
export async function startSite(): Promise<EngineSite> {
  let reports: string[] = [];
  const reportServer = createServer(receiver((line) => reports.push(line)));
  const providerServer = createServer();
  const reportPort = await listen(reportServer);
  const providerPort = await listen(providerServer);
  const base = `http://127.0.0.1:${providerPort}`;
  const hosts = { portal: base + hostPaths.portal, outsourcing: base + hostPaths.outsourcing };
  const provider = createTestProvider({ ...hosts, myCommunities: hosts.portal });
  providerServer.on('request', providerListener(provider, base));

  const name = `engines-${process.pid}`;
  const folder = await buildPortal(name, {
    VITE_PORTAL_API_URL: hosts.portal,
    VITE_OUTSOURCING_API_URL: hosts.outsourcing,
    // Another host than the site's, as it has to be.
    VITE_REPORT_URL: `http://localhost:${reportPort}/`,
  });
  const { origin, server: siteServer } = await serve(folder);
  const ports = [
    [siteServer, Number(new URL(origin).port)],
    [providerServer, providerPort],
  ] as const;
  const connect = async () => {
    for (const [server, port] of ports) if (!server.listening) await listen(server, port);
  };
  return {
    origin,
    provider,
    reports: () => reports,
    disconnect: async () => {
      for (const [server] of ports) await stop(server);
    },
    connect,
    reset: async () => {
      await connect();
      await provider.reset();
      reports = [];
    },
    close: async () => {
      for (const server of [siteServer, providerServer, reportServer]) await stop(server);
      rmSync(buildFolder(name), { recursive: true });
    },
  };
}
