import { screen, within, act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi, expect } from 'vitest';
import { memberAccount, adminAccount } from '@/content/demoAccounts';
import { nextId, type StoredPost } from '@/mocks/snapshot';
import { paths, withQuery } from '@/config/paths';
import type { Fault } from '@/mocks/faults';
import { taskWords } from '@/content/taskWords';
import { userKeyOf } from '@/session/saveSession';
import type { Task } from '@/features/tasks/task';
import { readTasks } from '@/features/tasks/taskFile';
import { provider } from './provider';
import { renderAt, type Visit } from './renderAt';
import { storeTasks, tasksKeyOf } from './tasks';

/** The join form of a group or region. */
export const findJoinForm = async (name: string) =>
  within(await screen.findByRole('form', { name: `Ask to join: ${name}` }));

/** Writes a description and presses Join. */
export async function submitJoinRequest(
  user: UserEvent,
  name: string,
  description: string,
): Promise<void> {
  const form = await findJoinForm(name);
  await user.type(form.getByLabelText('Description'), description);
  await user.click(form.getByRole('button', { name: 'Join' }));
}

/** What replaces the form. */
export const findJoinState = (heading: string) =>
  screen.findByRole('heading', { level: 2, name: heading });

/** The demo's member belongs to these communities and no others. */
export async function setMemberships(...ids: readonly number[]): Promise<void> {
  await provider.database.change((draft) => {
    const member = draft.members.find(({ email }) => email === memberAccount.email);
    if (member !== undefined) member.communityIds = [...ids];
  });
}

/** Requests to join that arrived at a community. */
export const joinRequestsTo = (community: number) =>
  provider.received.of('POST', `/community/${community}/request/`);

/** Another person logs in in another tab, which notifies this one. */
export async function logInInOtherTab(): Promise<void> {
  const { access, email } = await provider.logIn('admin');
  document.cookie = `token=${access}; Path=/`;
  const event = { act: 'in', key: userKeyOf(email), admin: true };
  localStorage.setItem('kb:session', JSON.stringify(event));
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'kb:session' })),
  );
}

/** The header that carries a call's token. */
export const authorizationScheme = (call: ReturnType<typeof joinRequestsTo>[number] | undefined) =>
  call?.headers['authorization']?.split(' ')[0];

/** Lists are requested again after so many milliseconds (specification, section 9). */
export const pollInterval = 10_000;

/** Lets so many milliseconds pass, with everything that comes to its end in them. */
export const advanceTime = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** A post that somebody else writes, on another device. */
export async function postAsOther(words: Partial<StoredPost>): Promise<number> {
  return provider.database.change((draft) => {
    const id = nextId(draft.posts);
    const createdAt = new Date(Date.now() + id).toISOString();
    draft.posts.push({
      id,
      authorId: 2,
      authorAs: 'name',
      title: '',
      content: '',
      picture: null,
      category: 1,
      createdAt,
      ...words,
    });
    return id;
  });
}

/** Only so many posts of the seed are there, the newest ones. */
export async function limitPosts(count: number): Promise<void> {
  await provider.database.change((draft) => {
    draft.posts = count === 0 ? [] : draft.posts.slice(-count);
    draft.comments = [];
  });
}

/** The titles on screen, from above. */
export const titles = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('article')
    .map((article) => article.querySelector('h2, h3')?.textContent ?? null);

/** The question of the scheme poll. */
export const question = 'Which project should the empowerment scheme support first?';

/** Where a poll is; without an id the one opened last. */
export const pollAddress = (id?: number | string) => withQuery(paths.pollDetails, { id });

/** The page's heading, once it is shown. */
export const findHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

/** A text, once it is shown. */
export const findText = (text: string | RegExp) => screen.findByText(text);

export const getCastButton = () => screen.getByRole('button', { name: 'Cast vote' });

/** The answers of a poll's page. */
export const getVoteGroup = () => screen.getByRole('radiogroup', { name: 'Your vote' });

/** The error is shown at the answers, and repeated beside the button. */
export function expectProblem(text: string): void {
  expect(getVoteGroup()).toBeInvalid();
  expect(getVoteGroup()).toHaveAccessibleDescription(text);
  expect(getCastButton().parentElement).toHaveTextContent(text);
}

/** A member comes to a poll that can be voted in. */
export async function openPoll(id = 2, name: string | RegExp = question): Promise<Visit> {
  const visit = await renderAt(pollAddress(id), { as: 'member' });
  await findHeading(name);
  await waitFor(() => getCastButton());
  return visit;
}

/** Chooses an answer and presses 'Cast vote'. */
export async function vote({ user }: Visit, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(getCastButton());
}

/** The radio of an answer, by its name or text. */
export const getAnswer = (name: string | RegExp) => screen.getByRole('radio', { name });

/** The card or row of an answer. */
export function getPollEntry(name: string): HTMLElement {
  const found = screen
    .getAllByText(name)
    .map((text) => text.closest<HTMLElement>('[data-slot=poll-entry]'))
    .find((one) => one !== null);
  if (!found) throw new Error(`No answer is called ${name}.`);
  return found;
}

/** The sentence about an answer's votes to people who do not see its bar. */
export const voteSentence = (name: string): string =>
  within(getPollEntry(name)).getByText(/ of .* votes, /).textContent ?? '';

/** Every vote that arrived, with the answer or poll it names. */
export const receivedVotes = () =>
  provider.received
    .all()
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/vote/'))
    .map(({ path, body }) => ({ path, body }));

/** What calls arrived since, as 'GET /poll/2/'. */
export const receivedCalls = (part: string) =>
  provider.received
    .all()
    .filter(({ path }) => path.startsWith(part))
    .map(({ method, path }) => `${method} ${path}`);

/** The answer's votes as the provider has them. */
export async function readVotes(id: number): Promise<number | undefined> {
  const { polls } = await provider.database.read();
  const found = polls.flatMap((poll) => [...poll.answers, poll]).find((one) => one.id === id);
  return found?.votes;
}

/** Another member votes. */
export const voteAsOther = (id: number, times = 1) =>
  provider.database.change((draft) => {
    for (const { answers } of draft.polls)
      for (const one of answers) if (one.id === id) one.votes += times;
  });

/** The provider answers this at an address. */
export const mockAnswer = (
  path: string,
  body: Extract<Fault, { kind: 'status' }>['body'],
  status = 200,
) =>
  provider.faults.add({
    name: `answer of ${path}`,
    method: 'GET',
    path,
    kind: 'status',
    status,
    body,
  });

/** Where the admin's tasks are stored, whose board the tests look at. */
export const boardKey = () => tasksKeyOf(adminAccount);

/** The admin's tasks as they are stored. */
export const storedTasks = () => readTasks(localStorage.getItem(boardKey()) ?? '').tasks ?? [];

export const storedTask = (id: string) => storedTasks().find((task) => task.id === id);
export const getColumn = (name: string) => within(screen.getByRole('region', { name }));
export const getCard = (title: string) => screen.getByRole('button', { name: title });

/** Opens the admin's tracker with these tasks. */
export async function openBoard(tasks: readonly Task[], query: Record<string, string> = {}) {
  storeTasks(adminAccount, tasks);
  const visit = await renderAt(withQuery(paths.adminAllTasks, query), { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: taskWords.title });
  provider.received.clear();
  return visit;
}
