/** Someone the demo lets a visitor log in as. */
export type DemoAccount = {
  readonly role: 'member' | 'admin';
  readonly email: string;
  readonly password: string;
};

/** The demo's member account. Its password is meant to be read: it opens nothing but demo data. */
export const memberAccount: DemoAccount = {
  role: 'member',
  email: 'member@kingdombuilders.demo',
  password: 'demo-member',
};

/** The demo's admin account, as open as the member's. */
export const adminAccount: DemoAccount = {
  role: 'admin',
  email: 'admin@kingdombuilders.demo',
  password: 'demo-admin',
};

/** Both accounts, the member first (decisions, section 2). */
export const demoAccounts: readonly DemoAccount[] = [memberAccount, adminAccount];
