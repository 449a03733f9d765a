export type DemoAccount = {
  readonly role: 'member' | 'admin';
  readonly email: string;
  readonly password: string;
};

/** Public: it opens nothing but demo data. */
export const memberAccount: DemoAccount = {
  role: 'member',
  email: 'member@kingdombuilders.demo',
  password: 'demo-member',
};

export const adminAccount: DemoAccount = {
  role: 'admin',
  email: 'admin@kingdombuilders.demo',
  password: 'demo-admin',
};

/** The member first (decisions, section 2). */
export const demoAccounts: readonly DemoAccount[] = [memberAccount, adminAccount];
