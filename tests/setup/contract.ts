import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ReceivedRequest } from '@/mocks/context';

const media = z.record(z.string(), z.object({ schema: z.unknown() }));
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  requestBody: z.object({ content: media }).optional(),
  responses: z.record(z.string(), z.object({ $ref: z.string().optional() })),
  'x-poll-interval-ms': z.number().optional(),
});
const document = z.object({
  paths: z.record(z.string(), z.object({ get: operation.optional(), post: operation.optional() })),
});

const source: unknown = parse(readFileSync('docs/provider.openapi.yaml', 'utf8'), { merge: true });
const contract = document.parse(source);

/** One call of the contract. */
type Operation = z.infer<typeof operation> & {
  readonly method: 'GET' | 'POST';
  readonly path: string;
};

/** Every call of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, { get, post }]) => [
    ...(get === undefined ? [] : [{ ...get, method: 'GET' as const, path }]),
    ...(post === undefined ? [] : [{ ...post, method: 'POST' as const, path }]),
  ],
);

// The whole document is one schema, so that its references resolve as they are.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajv.addSchema({ $id: 'contract', ...z.record(z.string(), z.unknown()).parse(source) });

const compiled = new Map<string, ValidateFunction>();

function violationsOf(pointer: readonly string[], value: unknown): readonly string[] {
  const escaped = pointer.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const $ref = `contract#/${escaped.join('/')}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'the body'} ${message}`,
  );
}

const fits = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path);

/** The call of the contract that a request is; one with a fixed part wins over a parameter. */
function operationOf(method: string, path: string): Operation | undefined {
  return operations.find((entry) => entry.method === method && fits(entry.path, path));
}

const isFile = (value: unknown): value is Blob =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'type' in value;

/** What is wrong with the header of a call, by what the call's security allows. */
function authorizationViolations({ security }: Operation, header: string | undefined): string[] {
  if (header === undefined) return [];
  const schemes = (security ?? [{ jwt: [] }]).flatMap((entry) => Object.keys(entry));
  const words: Readonly<Record<string, RegExp>> = { jwt: /^JWT \S+$/, bearer: /^Bearer \S+$/ };
  return schemes.some((scheme) => words[scheme]?.test(header))
    ? []
    : [`Authorization is "${header.split(' ')[0]} …", allowed: ${schemes.join(', ') || 'none'}`];
}

/** What is wrong with files: the document requires pictures, not what they are made of. */
const fileViolations = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => {
    const pictures = ['post_image', 'media'];
    if (pictures.includes(name) !== isFile(value)) return [`${name} is the wrong kind of part`];
    return isFile(value) && !value.type.startsWith('image/') ? [`${name} is no picture`] : [];
  });

/** What of a request the contract does not allow; empty where it follows it. */
export function requestViolations(request: ReceivedRequest): readonly string[] {
  const { method, path, headers, body } = request;
  const found = operationOf(method, path);
  if (found === undefined) return [`${method} ${path}: the contract knows no such call`];
  const type = headers['content-type']?.split(';')[0] ?? '';
  const violations = authorizationViolations(found, headers['authorization']);
  if (found.requestBody === undefined) {
    if (type !== '') violations.push(`carries a body of ${type}`);
  } else if (found.requestBody.content[type] === undefined) {
    violations.push(`its body is ${type || 'missing'}`);
  } else {
    const where = [method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
    violations.push(...violationsOf(['paths', found.path, ...where], body));
    if (type === 'multipart/form-data') violations.push(...fileViolations(Object(body)));
  }
  return violations.map((violation) => `${method} ${path}: ${violation}`);
}

/** What of an answer the contract does not allow; empty where it follows it. */
export function answerViolations(
  call: Pick<ReceivedRequest, 'method' | 'path'>,
  status: number,
  body: unknown,
): readonly string[] {
  const found = operationOf(call.method, call.path);
  // A path or method that is none of the contract's is refused as any other failure is.
  const responses = found?.responses ?? { default: { $ref: '#/components/responses/Failed' } };
  const named = responses[String(status)] === undefined ? 'default' : String(status);
  if (named === 'default' && status < 400) return [`${call.path}: ${status} is no answer of it`];
  const $ref = responses[named]?.$ref;
  const at = $ref
    ? $ref.replace('#/', '').split('/')
    : ['paths', found?.path ?? '', call.method.toLowerCase(), 'responses', named];
  return violationsOf([...at, 'content', 'application/json', 'schema'], body).map(
    (violation) => `${call.method} ${call.path} ${status}: ${violation}`,
  );
}

/** Pictures lie at addresses that answers name; where is the provider's own affair. */
const isCall = ({ headers }: ReceivedRequest) => (headers['sec-fetch-dest'] ?? 'empty') === 'empty';

/** Holds what the portal sent to the contract. @throws with every violation in it */
export function checkRequests(received: readonly ReceivedRequest[]): void {
  const violations = received.filter(isCall).flatMap(requestViolations);
  if (violations.length > 0) throw new Error(`Against the contract:\n${violations.join('\n')}`);
}
