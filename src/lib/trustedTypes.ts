type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => unknown;
};

const hasPolicies = (scope: object): scope is { readonly trustedTypes: Policies } =>
  'trustedTypes' in scope;

/** Trusted Types: lets workers start from this site's files only; text never becomes markup. */
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
