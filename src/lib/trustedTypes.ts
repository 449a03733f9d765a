type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => unknown;
};

const hasPolicies = (scope: object): scope is { readonly trustedTypes: Policies } =>
  'trustedTypes' in scope;

/**
 * Lets workers start from this site's own files, and from nowhere else, where the browser enforces
 * Trusted Types (see the headers a build ships). Text never becomes script or markup: there is no rule
 * for either.
 */
export function allowOwnWorkers(): void {
  const scope: object = globalThis;
  if (!hasPolicies(scope)) return;
  scope.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError('A script of another site was refused.');
    },
  });
}
