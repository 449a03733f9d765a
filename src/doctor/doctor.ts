import { checkSecurity } from './certificate';
import {
  type Call,
  type Client,
  createClient,
  get,
  hostNames,
  jwt,
  callName,
  post,
} from './client';
import { communityOfGroup, internshipCommunity, schemePoll } from '@/config/fixedIds';
import { groupSlugs } from '@/config/paths';
import { type Finding, groupFindings, type Report } from './finding';
import { checkList, checkListAnswer, type CheckedList } from './lists';
import { checkLogin, checkProfile, checkRefusal } from './members';
import type { Options } from './options';
import { checkPictures } from './pictures';
import { checkPolls } from './polls';
import { checkWrites } from './writes';

/** The communities that groups ask to join. */
const joinCommunities = [...new Set(groupSlugs.map((slug) => communityOfGroup(slug).id))].toSorted(
  (one, other) => one - other,
);

const visitorsPosts = get('/posts/');
const listings = get('/showroom/approved-listings/', { host: 'outsourcing' });
const community = `/community/${internshipCommunity}`;

/** Writing calls: only preflighted. */
const writes = (postId: number, communityPostId: number): readonly Call[] => [
  post('/register/', 'json'),
  post('/login/', 'json'),
  post('/posts/', 'multipart', jwt),
  post('/posts', 'multipart', jwt),
  post(`/posts/${postId}/comments/`, 'json', jwt),
  post(`${community}/post/`, 'multipart', jwt),
  post(`${community}/post/${communityPostId}/comment/`, 'json', jwt),
  post('/poll/', 'json', jwt),
  post(`/poll/answers/${schemePoll}/vote/`, 'json', jwt),
  ...joinCommunities.map((id) => post(`/community/${id}/request/`, 'json', jwt)),
  post('/quotes/', 'form', { host: 'outsourcing', scheme: 'Bearer' }),
];

const newestId = (list: CheckedList | undefined): number | undefined => {
  const ids = (list?.entries ?? []).flatMap(({ id }) => id ?? []);
  return ids.length > 0 ? Math.max(...ids) : undefined;
};

async function checkVisitorsPosts(client: Client): Promise<CheckedList | undefined> {
  const answer = await client.request(visitorsPosts);
  if (answer === undefined) return undefined;
  if (answer.status !== 401 && answer.status !== 403) {
    // With an account the list is read and checked as a member.
    if (client.options.account !== undefined) return undefined;
    return checkListAnswer(client, visitorsPosts, 'post', answer);
  }
  const { weak } = client.about(`${callName(visitorsPosts)} without a token`);
  weak(
    'visitors-posts',
    `Visitors may not read the posts (${answer.status}).`,
    'The landing page shows no posts.',
    'Allow everybody to read this list.',
  );
  return undefined;
}

/** Fixed ids of join requests and the internship. */
function checkCommunityIds(client: Client, list: CheckedList): void {
  const ids = new Set(list.entries.map(({ id }) => id));
  const missing = joinCommunities.filter((id) => !ids.has(id));
  const report = client.about('GET /communities/');
  if (missing.length === 0) {
    report.fine('fixed-id', `Communities ${joinCommunities.join(', ')} are there.`);
  } else {
    report.breach(
      'fixed-id',
      `The communities ${missing.join(', ')} are not there.`,
      'Requests to join their groups are refused.',
      `Create communities with the ids ${joinCommunities.join(', ')}.`,
    );
  }
}

async function checkMembersCalls(client: Client, token: string, notChecked: string[]) {
  const user = await checkProfile(client, token);
  const communities = await checkList(client, get('/communities/', jwt), 'community', token);
  if (communities !== undefined) checkCommunityIds(client, communities);
  const own = get('/my-communities', { ...jwt, host: 'myCommunities' });
  await checkList(client, own, 'community', token);
  /** Posts with their pictures, and the comments of the newest. */
  const checkPosts = async (path: string, postPath: string) => {
    const list = await checkList(client, get(path, jwt), 'post', token);
    if (list !== undefined) await checkPictures(client, `GET ${path}`, list.entries);
    const id = newestId(list);
    if (id !== undefined)
      await checkList(client, get(`${postPath}${id}/comments/`, jwt), 'comment', token);
    return id;
  };
  const postId = await checkPosts('/posts/', '/posts/');
  const internshipId = await checkPosts(`${community}/posts/`, `${community}/post/`);
  await checkPolls(client, token);
  if (client.options.write && user !== undefined)
    notChecked.push(...(await checkWrites(client, token, user)));
  return [postId ?? 1, internshipId ?? 1];
}

/** Calls the hosts as the portal does and reports how they keep the contract. */
export async function runDoctor(options: Options): Promise<Report> {
  const findings: Finding[] = [];
  const notChecked: string[] = [];
  const client = createClient(options, (finding) => findings.push(finding));
  const { portal, outsourcing, myCommunities } = options;
  const hosts = { portal, outsourcing, ...(myCommunities !== portal && { myCommunities }) };
  for (const name of ['portal', 'outsourcing', 'myCommunities'] as const) {
    const base = hosts[name];
    if (base !== undefined) await checkSecurity(client, hostNames[name], base);
  }

  const open = await checkVisitorsPosts(client);
  await checkRefusal(client);
  const token = await checkLogin(client);
  const [postId = 1, communityPostId = 1] =
    token === undefined ? [newestId(open)] : await checkMembersCalls(client, token, notChecked);
  if (token === undefined && open !== undefined)
    await checkPictures(client, callName(visitorsPosts), open.entries);
  await checkList(client, listings, 'listing');
  for (const call of writes(postId, communityPostId)) await client.preflight(call);

  if (options.account === undefined) {
    notChecked.push('calls of members: give --email and --password');
  } else if (token === undefined) notChecked.push('calls of members: nobody could log in');
  if (!options.write) notChecked.push('whether posts, comments and votes arrive: --write tries it');
  return {
    origin: options.origin,
    hosts,
    findings: groupFindings(findings),
    notChecked: [...notChecked, ...client.skipped()],
  };
}
