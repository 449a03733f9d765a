import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import type { Fault } from '@/mocks/faultSchema';
import { provider } from './provider';
import { renderAt, type Visit } from './renderAt';

/** The question of the scheme poll. */
export const question = 'Which project should the empowerment scheme support first?';

/** Where a poll is; without an id the one opened last. */
export const details = (id?: number | string) => withQuery(paths.pollDetails, { id });

/** The page's heading, once it stands. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** A text, once it stands. */
export const said = (text: string | RegExp) => screen.findByText(text);

export const castButton = () => screen.getByRole('button', { name: 'Cast vote' });

/** The answers of a poll's page. */
export const group = () => screen.getByRole('radiogroup', { name: 'Your vote' });

/** What is wrong is said of the answers, and repeated beside the button. */
export function expectProblem(text: string): void {
  expect(group()).toBeInvalid();
  expect(group()).toHaveAccessibleDescription(text);
  expect(castButton().parentElement).toHaveTextContent(text);
}

/** A member comes to a poll that can be voted in. */
export async function openPoll(id = 2, name: string | RegExp = question): Promise<Visit> {
  const visit = await renderAt(details(id), { as: 'member' });
  await heading(name);
  await waitFor(() => castButton());
  return visit;
}

/** Chooses an answer and presses 'Cast vote'. */
export async function vote({ user }: Visit, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(castButton());
}

/** The radio of an answer, by its name or text. */
export const answer = (name: string | RegExp) => screen.getByRole('radio', { name });

/** The card or row of an answer. */
export function entry(name: string): HTMLElement {
  const found = screen
    .getAllByText(name)
    .map((text) => text.closest<HTMLElement>('[data-slot=poll-entry]'))
    .find((one) => one !== null);
  if (!found) throw new Error(`No answer is called ${name}.`);
  return found;
}

/** What is said of an answer's votes to people who do not see its bar. */
export const sentence = (name: string): string =>
  within(entry(name)).getByText(/ of .* votes, /).textContent ?? '';

/** Every vote that arrived, with the answer or poll it names. */
export const votes = () =>
  provider.received
    .all()
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/vote/'))
    .map(({ path, body }) => ({ path, body }));

/** What calls arrived since, as 'GET /poll/2/'. */
export const callsTo = (part: string) =>
  provider.received
    .all()
    .filter(({ path }) => path.startsWith(part))
    .map(({ method, path }) => `${method} ${path}`);

/** The answer's votes as the provider has them. */
export async function counted(id: number): Promise<number | undefined> {
  const { polls } = await provider.database.read();
  const found = polls.flatMap((poll) => [...poll.answers, poll]).find((one) => one.id === id);
  return found?.votes;
}

/** Another member votes. */
export const othersVote = (id: number, times = 1) =>
  provider.database.change((draft) => {
    for (const { answers } of draft.polls)
      for (const one of answers) if (one.id === id) one.votes += times;
  });

/** The provider answers this at an address. */
export const says = (
  path: string,
  body: Extract<Fault, { kind: 'status' }>['body'],
  status = 200,
) =>
  provider.faults.add({ name: `says ${path}`, method: 'GET', path, kind: 'status', status, body });
