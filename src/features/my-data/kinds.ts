import { loadedPosts, titleOf } from '@/api/loadedPosts';
import { removeAnswers } from '@/api/offlineCacheStorage';
import { announceChange } from '@/outbox/storage';
import { artCache, isBuildCache } from '@/config/offlinePlan';
import { settings } from '@/config/site';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { saltName, userKeyName } from '@/lib/userKey';
import {
  fileCaches,
  cookies,
  device,
  deviceByMember,
  deviceListByMember,
  deviceList,
  unreadEntries,
  tab,
} from './storageSources';
import { databaseAsEntry, type Row, rows } from './databaseSources';
import { type DataOwner, parseJsonOrText, type StorageArea, type Source } from './storedEntry';
import { othersState, slices } from './stateSource';

export type Kind = {
  readonly name: string;
  readonly what: string;
  readonly loses: string;
  readonly from: readonly Source[];
  /** Deleting it logs out. */
  readonly session?: true;
};

const keyOfDraft = ({ key }: Row) => /^member (.*)/.exec(String(key))?.[1] ?? '';
const memberOf = ({ value }: Row) => textOf(value, 'member');
const isVote = ({ value }: Row) => fieldOf(value, 'kind') === 'vote';

/** A post's title if it is loaded or cached and has words, else its number. */
const savedLabels = (dataOwner: DataOwner) => {
  const lists = new Map<number | undefined, ReturnType<typeof loadedPosts>>();
  return async (line: unknown) => {
    const number = Number(fieldOf(line, 'post'));
    const field = fieldOf(line, 'community');
    const community = field === undefined ? undefined : Number(field);
    const list = lists.get(community) ?? loadedPosts(dataOwner.slices(), community).catch(() => []);
    lists.set(community, list);
    const post = (await list).find(({ id }) => id === number);
    const suffix = community === undefined ? '' : ` in community ${community}`;
    return (post && titleOf(post)) || `Post ${number}${suffix}`;
  };
};
const mutedLabel = async (line: unknown) =>
  textOf(line, 'name') || 'An author whose name isn’t loaded yet';

const ownKinds: readonly Kind[] = [
  {
    name: 'Login session',
    what: 'A login: a cookie, data for this tab, and account details. Passwords and login tokens are never exported.',
    loses:
      'You are logged out in every tab. Your profile, your identity document, stored posts and what you opened last are removed. These stay, without your name: drafts, tasks, receipts, unsent items, the polls you opened and voted in, your choice to hide results, saved posts, muted authors, first steps, the time of your last visit and the newest post you read in each community.',
    session: true,
    from: [
      cookies((name) => name === 'token'),
      tab('accessToken', 'isLoggedIn', 'isAdminLoggedIn', userKeyName, 'kb:temporary-key'),
      slices('user', 'trackerAccess'),
      device('kb:session', (_, text) => textOf(parseJsonOrText(text), 'key')),
      device('kb:admin', (_, text) => text),
      device('kb:token-owner', (_, text) => text.split(' ')[1] ?? ''),
    ],
  },
  {
    name: 'Drafts',
    what: 'What you typed into a form and haven’t sent: posts, comments, tasks, requests, enquiries and answers of the quote form. It stays after you log out.',
    loses: 'Forms will be empty.',
    from: [
      rows('kb:drafts', { ownerOf: keyOfDraft }),
      // An earlier version stored a member's there, with its owner.
      device('kb:quote', (_, text) => textOf(parseJsonOrText(text), 'owner')),
      deviceByMember('kb:quote '),
      tab('kb:join', 'kb:quote-send'),
    ],
  },
  {
    name: 'Outbox',
    what: 'Posts, comments and polls that are waiting to be sent or were sent a moment ago, and your requests to join. A list of sent items is stored too, so that nothing is sent twice. After you log out, only unsent items stay.',
    loses:
      'Unsent items will not be sent. Items that are being sent may still arrive. Groups you asked to join offer Join again.',
    from: [
      rows('kb:outbox', {
        ownerOf: memberOf,
        only: (row) => !isVote(row),
        onChanged: announceChange,
      }),
      databaseAsEntry((name) => name === 'kb:exclusive'),
    ],
  },
  {
    name: 'Votes and polls',
    what: 'How you voted from this device, the polls you opened, and whether results are hidden until you vote. After you log out, only the numbers of the polls and your choice to hide results stay.',
    loses:
      'Your votes still count, but this device no longer shows them as yours. The list of your polls will be empty, and results are shown before you vote.',
    from: [
      rows('kb:outbox', { ownerOf: memberOf, only: isVote, onChanged: announceChange }),
      deviceByMember('kb:polls '),
      deviceByMember('kb:poll-results '),
    ],
  },
  {
    name: 'Tasks',
    what: 'The board of your task tracker. It is saved only on this device, and stays after you log out.',
    loses: 'All your tasks are deleted.',
    from: [deviceByMember('kb:tasks:')],
  },
  {
    name: 'Saved posts',
    what: 'The ID numbers of the posts you saved, not their text. Posts that are loaded are listed by their title. The numbers stay after you log out.',
    loses: 'Your list of saved posts will be empty. The posts themselves are not affected.',
    from: [deviceListByMember('kb:saved ', savedLabels)],
  },
  {
    name: 'Muted authors',
    what: 'The authors you muted. When you log out, their names are removed from this list. They are still muted after your next login.',
    loses: 'You see their posts in full again.',
    from: [deviceListByMember('kb:muted ', () => mutedLabel)],
  },
  {
    name: 'Identity document',
    what: 'Type and pictures of the document in the business owner’s profile. It never leaves this device.',
    loses: 'You’ll have to choose the pictures again.',
    from: [slices('idType', 'idfront', 'idback')],
  },
  {
    name: 'Receipts',
    what: 'The quotes you asked for and the message you got for each, as shown on My requests. Also the notice on the home page that a request was sent, until you close it.',
    loses: 'My requests will be empty. The requests you sent are not affected.',
    from: [deviceList('kb:quote-receipts'), device('kb:quote-notice')],
  },
  {
    name: 'What you opened last',
    what: 'The post, poll, community and task you opened last, and what you chose in forms. Also the time of your last visit, and the newest post you read in each community.',
    loses: 'Some pages will not remember what you opened.',
    from: [
      slices('post', 'poll', 'communities', 'editTask', 'area', 'software'),
      othersState,
      deviceByMember('kb:visit '),
      deviceByMember('kb:seen '),
      tab('kb:recovered', 'kb:scroll-places', 'kb:feed-lines', 'kb:draft-ids'),
    ],
  },
  {
    name: 'First steps',
    what: 'Which of the first steps for new members you have done, and whether you closed them.',
    loses: 'The first steps are shown again until they are done.',
    from: [deviceByMember('kb:first-steps ')],
  },
  {
    name: 'Posts to read offline',
    what: 'The newest posts and your profile, as last loaded, for reading offline.',
    loses: 'You can’t read the feed offline until you open it online again.',
    from: [
      rows('kb:answers', {
        onRemoved: removeAnswers,
        ownerOf: ({ key }) => (Array.isArray(key) ? String(key[0]) : ''),
      }),
    ],
  },
  {
    name: 'Pages to read offline',
    what: 'Pages of this site that you visited, with their scripts and drawings. They are the same for everybody. The exported file lists their addresses.',
    loses: 'They are loaded again when you visit them.',
    from: [
      fileCaches((name) => isBuildCache(name) || name === artCache),
      // When each drawing was last used.
      databaseAsEntry((name) => name === 'workbox-expiration'),
    ],
  },
  {
    name: 'Member code',
    what: 'A random number for this browser. With it, drafts, tasks and votes are stored under a code, not under the member’s email address.',
    loses: 'Every member of this browser loses their drafts, tasks, votes and unsent posts.',
    from: [device(saltName), tab(saltName)],
  },
  {
    name: 'Theme',
    what: 'Whether you chose the light or the dark theme.',
    loses: 'The pages you open next follow your device’s setting.',
    from: [device('kb:theme')],
  },
  {
    name: 'Keyboard shortcuts',
    what: 'Your choice to turn single-key shortcuts off.',
    loses: 'The shortcuts work again.',
    from: [device('kb:keys')],
  },
  ...(settings.reportUrl === undefined
    ? []
    : [
        {
          name: 'Reports of errors and speed',
          what: 'How many reports of errors and speed this tab sent. The reports themselves aren’t stored.',
          loses: 'This tab may send up to 20 reports again.',
          from: [tab('kb:reports')],
        },
      ]),
  ...(__DEMO__
    ? [
        {
          name: 'The demo’s data',
          what: 'All data of the demo: accounts, posts, polls and pictures. There is no server, so it’s stored in this browser.',
          loses: 'The demo starts again from the beginning.',
          from: [
            databaseAsEntry((name) => name === 'kingdom-builders-demo'),
            device('kingdom-builders-demo-faults'),
            device('__msw-cookie-store__'),
          ],
        },
      ]
    : []),
];

const ownSources = ownKinds.flatMap(({ from }) => from);

const unknown = (area: StorageArea) => (name: string) =>
  !ownSources.some((source) => source.area === area && source.covers(name));

/** Unknown data: of an older version, or another app on this host. */
const rest: Kind = {
  name: 'Anything else',
  what: 'Entries at this address that this version of the portal doesn’t use. The portal can’t tell whose they are, so they aren’t exported.',
  loses: 'The app that saved these entries can no longer use them.',
  from: [
    cookies(unknown('cookie')),
    unreadEntries('tab', unknown('tab')),
    unreadEntries('device', unknown('device')),
    databaseAsEntry(unknown('database')),
    fileCaches(unknown('cache')),
  ],
};

/** Everything that may be stored; a test compares it with the names in the code. */
export const storedDataKinds: readonly Kind[] = [...ownKinds, rest];
