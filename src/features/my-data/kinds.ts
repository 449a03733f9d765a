import { forget } from '@/api/keptStore';
import { openTabs } from '@/api/outbox/tabs';
import { artCache, isBuildCache } from '@/lib/offlinePlan';
import { userKeyName } from '@/lib/userKey';
import { fileCaches } from './cacheSource';
import { databaseNames, emptied, type Row, rows, wholeDatabase } from './databaseSources';
import { fieldOf, parsed, type Place, type Source, textOf } from './found';
import { othersState, slices } from './stateSource';
import { cookies, device, deviceByMember, deviceList, named, tab } from './storageSources';

/** A kind of thing that this device keeps. */
export type Kind = {
  readonly name: string;
  /** What it is, for those who never heard of storage. */
  readonly what: string;
  /** What deleting it changes. */
  readonly loses: string;
  readonly from: readonly Source[];
  /** Deleting it is logging out. */
  readonly session?: true;
};

const keyOfDraft = ({ key }: Row) => /^member (.*)/.exec(String(key))?.[1] ?? '';
const memberOf = ({ value }: Row) => textOf(value, 'member');
const isVote = ({ value }: Row) => fieldOf(value, 'kind') === 'vote';

/** Tells all tabs, this one too, that a member's acts are others now. */
function actsChanged(member: string): void {
  const tabs = openTabs(() => {});
  tabs.tell({ say: 'changed', member });
  tabs.close();
}

const ownKinds: readonly Kind[] = [
  {
    name: 'Your session',
    what: 'That you are logged in, and who you are: a cookie, marks of this tab, and the provider’s answer to your login. What opens your account is never put into the exported file.',
    loses:
      'You are logged out in every tab. Your identity document and what you opened last go too; drafts, tasks and votes stay.',
    session: true,
    from: [
      cookies((name) => name === 'token'),
      tab('accessToken', 'isLoggedIn', 'isAdminLoggedIn', userKeyName),
      slices('user', 'trackerAccess'),
      device('kb:session', (_, text) => textOf(parsed(text), 'key')),
      device('kb:admin', (_, text) => text),
      device('kb:token-owner', (_, text) => text.split(' ')[1] ?? ''),
    ],
  },
  {
    name: 'Drafts',
    what: 'What you typed into a form and have not sent: posts, comments, requests, enquiries, answers of the quote form.',
    loses: 'Forms start empty again.',
    from: [
      rows('kb:drafts', { ownerOf: keyOfDraft }),
      device('kb:quote', (_, text) => textOf(parsed(text), 'owner')),
      tab('kb:join'),
    ],
  },
  {
    name: 'Outbox',
    what: 'Posts, comments and requests to join that are waiting to be sent, or were sent a moment ago.',
    loses: 'What has not been sent is not sent any more. What is on its way may still arrive.',
    from: [
      rows('kb:outbox', {
        ownerOf: memberOf,
        only: (row) => !isVote(row),
        onChanged: actsChanged,
      }),
    ],
  },
  {
    name: 'Votes and polls',
    what: 'How you voted from this device, and the polls you opened.',
    loses:
      'The votes count all the same; this device only forgets that they are yours. The list of your polls is empty again.',
    from: [
      rows('kb:outbox', { ownerOf: memberOf, only: isVote, onChanged: actsChanged }),
      deviceByMember('kb:polls '),
    ],
  },
  {
    name: 'Tasks',
    what: 'The board of your task tracker. It is kept here and nowhere else.',
    loses: 'Every task is gone.',
    from: [deviceByMember('kb:tasks:')],
  },
  {
    name: 'Identity document',
    what: 'Type and pictures of the document in the business owner’s profile. It never leaves this device.',
    loses: 'The pictures have to be chosen again.',
    from: [slices('idType', 'idfront', 'idback')],
  },
  {
    name: 'Receipts',
    what: 'The quotes you asked for, with the answer each one got: what My requests shows.',
    loses: 'My requests is empty; the requests themselves stand.',
    from: [deviceList('kb:quote-receipts')],
  },
  {
    name: 'What you opened last',
    what: 'The post, the poll, the community and the task you looked at last, what you chose in forms, and when you were here.',
    loses: 'Pages opened without an address of their own start from nothing.',
    from: [
      slices('post', 'poll', 'communities', 'editTask', 'area', 'software'),
      othersState,
      deviceByMember('kb:visit '),
      tab('kb:recovered', 'kb:scroll-places', 'kb:feed-lines'),
    ],
  },
  {
    name: 'The feed, to read offline',
    what: 'The newest posts and your profile as the provider last gave them, to be read without a connection.',
    loses: 'Without a connection there is no feed until it was read once more.',
    from: [
      rows('kb:answers', {
        onRemoved: forget,
        ownerOf: ({ key }) => (Array.isArray(key) ? String(key[0]) : ''),
      }),
    ],
  },
  {
    name: 'Pages to read offline',
    what: 'Pages of this site that you visited, with their scripts and drawings. The same for everybody; the exported file only names them.',
    loses: 'They are fetched again when you visit them.',
    from: [fileCaches((name) => isBuildCache(name) || name === artCache)],
  },
  {
    name: 'Theme',
    what: 'Whether you chose the light or the dark look.',
    loses: 'The look follows your system from the next page on.',
    from: [device('kb:theme')],
  },
  ...(__DEMO__
    ? [
        {
          name: 'The demo’s data',
          what: 'Everything the demo’s provider holds, kept in this browser because there is no server: accounts, posts, polls, pictures.',
          loses: 'The demo starts as it was on the first day.',
          from: [
            wholeDatabase((name) => name === 'kingdom-builders-demo', databaseNames, emptied),
            device('kingdom-builders-demo-faults'),
            device('__msw-cookie-store__'),
          ],
        },
      ]
    : []),
];

/** True where a kind names this entry of this place. */
const isOf = (kinds: readonly Kind[], place: Place, name: string): boolean =>
  kinds.some(({ from }) => from.some((source) => source.place === place && source.covers(name)));

const unknown =
  (place: Place) =>
  (name: string): boolean =>
    !isOf(ownKinds, place, name);

/** What no kind names: left by an older version, or by something else at this address. */
const rest: Kind = {
  name: 'Anything else',
  what: 'Entries at this address that this version of the portal does not use. Nobody knows whose they are, so the exported file leaves them out.',
  loses: 'Whatever wrote them does without.',
  from: [
    cookies(unknown('cookie')),
    named('tab', unknown('tab')),
    named('device', unknown('device')),
    wholeDatabase(unknown('database'), databaseNames, emptied),
    fileCaches(unknown('cache')),
  ],
};

/**
 * Everything this device may keep, in the order of the page. A new kind is a line here; a test holds
 * the table and the names that the code uses together.
 */
export const kinds: readonly Kind[] = [...ownKinds, rest];

/** The kind an entry belongs to, by its place and name. */
export const kindOf = (place: Place, name: string): string =>
  ownKinds.find((kind) => isOf([kind], place, name))?.name ?? rest.name;
