import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { memberAccount } from '@/content/demoAccounts';
import { provider } from './provider';

/** The join form of a group or region. */
export const joinForm = async (name: string) =>
  within(await screen.findByRole('form', { name: `Ask to join: ${name}` }));

/** Writes a description and presses Join. */
export async function askToJoin(user: UserEvent, name: string, description: string): Promise<void> {
  const form = await joinForm(name);
  await user.type(form.getByLabelText('Description'), description);
  await user.click(form.getByRole('button', { name: 'Join' }));
}

/** What stands in the form's place. */
export const joinState = (heading: string) =>
  screen.findByRole('heading', { level: 2, name: heading });

/** The demo's member belongs to these communities and no others. */
export async function belongTo(...ids: readonly number[]): Promise<void> {
  await provider.database.change((draft) => {
    const member = draft.members.find(({ email }) => email === memberAccount.email);
    if (member !== undefined) member.communityIds = [...ids];
  });
}

/** Requests to join that arrived at a community. */
export const requestsTo = (community: number) =>
  provider.received.of('POST', `/community/${community}/request/`);

/** The header that carries a call's token. */
export const schemeOf = (call: ReturnType<typeof requestsTo>[number] | undefined) =>
  call?.headers['authorization']?.split(' ')[0];
