/** As Django REST Framework words them. */
export type FieldErrors = Readonly<Record<string, readonly string[] | undefined>>;

/** Thrown by handlers: the answer of a refused call. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

const refusal = (status: number, detail: string, headers?: Readonly<Record<string, string>>) =>
  new Refusal(status, { detail }, headers);

export const invalid = (errors: FieldErrors) => new Refusal(400, errors);
export const badRequest = (detail: string) => refusal(400, detail);
export const notAuthenticated = () =>
  refusal(401, 'Authentication credentials were not provided.', { 'WWW-Authenticate': 'JWT' });
export const badToken = () =>
  new Refusal(
    401,
    { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
    { 'WWW-Authenticate': 'JWT' },
  );
export const forbidden = () => refusal(403, 'You do not have permission to perform this action.');
export const notFound = () => refusal(404, 'Not found.');
export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  refusal(405, `Method "${method}" not allowed.`, { Allow: allowed.join(', ') });
export const conflict = (detail: string) => refusal(409, detail);
export const unsupportedType = (type: string) =>
  refusal(415, `Unsupported media type "${type}" in request.`);
