// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Phrases that are retired, each with what to write instead. */
const retired: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bshall\b/i, 'should'],
  [/\bwhom\b/i, 'who'],
  [/\bstands? among\b/i, 'is under'],
  [/\bstands? here\b/i, 'appears here'],
  [/\bstands with\b/i, 'is held by'],
  [/\btaken in\b/i, 'approved'],
  [/\blet in\b/i, 'approved'],
  [/\bcomes along\b/i, 'is saved'],
  [/\bknows of\b/i, 'stores about'],
  [/\be-mail\b/i, 'email'],
  [/\bat hand\b/i, 'before you start'],
  [/\bdaylight\b/i, 'compare the quotes'],
  [/\bat the door\b/i, 'frequently asked questions'],
  [/\blays a stone\b|\bsets the keystone\b/i, 'three questions, then review and send'],
  [/\bbring (?:the|your own) stone\b/i, 'describe what your project needs'],
  [/\bshows its gaps\b/i, 'describe what your project needs'],
  [/\bplant for a harvest\b/i, 'for investors'],
  [/\bwhat kind and what size\b/i, 'categories and project sizes'],
  [/\b(?:nine|which|advisory|common) desks?\b/i, 'services'],
  [/\bgoes by that word\b/i, 'no sectors match'],
  [/\bis on its way\b/i, 'loading'],
  [/\bclosest to your heart\b/i, 'what interests you most'],
  [/\bwhere you build\b/i, 'where you live'],
  [/\bwhere it stands\b/i, 'status'],
  [/\bhow members will see it\b/i, 'preview'],
  [/\bshared wall\b/i, 'meet online'],
  [/\b(?:for|with|their|trade|share) counsel\b/i, 'advice'],
  [/\bhanded over\b/i, 'work you can hand over'],
  [/\bask(?:ed)? anew\b|\bstart anew\b/i, 'again'],
  [/\bbuild along\b|'Come in'/, 'take part, register'],
  [/\bhas been read\b|\bwas last read\b/i, 'saved, loaded'],
  [/\btouch the water\b|\bthe slip\b/i, 'four steps'],
  [/\bplace left in the wall\b/i, 'join the community'],
  [/\bgoes out\b|\bwent out\b/i, 'is sent'],
  [/\bwaits? here\b|\bwaits for (?:the connection|its turn)\b/i, 'will be sent'],
  [/\bstands? under\b/i, 'is under'],
  [
    /\bkept (?:here|on this device|in your browser)\b|\bnowhere else\b/i,
    'saved only on this device',
  ],
  [/\bnot there any more\b|\btaken down\b/i, 'no longer exists, deleted'],
  [/\bas soon as the connection is back\b/i, 'when you’re back online'],
  [/\bat this very moment\b|\bin the meantime\b/i, 'at the same time'],
  [/\bbegun to\b|\bafresh\b/i, 'started, over'],
  [/\ball the same\b/i, 'anyway'],
  [/\bpart of no\b|\bas neighbours do\b/i, 'not part of'],
  [/\bsteps? (?:is|are) still open\b/i, 'not answered yet'],
  [/\bin front\b/i, 'leading'],
  [/\bcasts? yours? once more\b/i, 'vote again'],
  [/\bindependent of one another\b/i, 'independent'],
  [/\bgo on\b|\bthe right to do\b/i, 'continue, permission'],
  [/\bis told\b|\bare told\b/i, 'is shown'],
  [/\bwith care\b|\bget found\b/i, 'want their company to grow, find good businesses'],
  [/\bthe claim is\b/i, 'guaranteed'],
  [/\bdo the books\b|\brun the servers\b/i, 'bookkeepers and developers'],
  [/\btime to invent\b/i, 'design the product'],
  [/\bwhoever\b/i, 'the people who'],
  [/\btwo benches\b|\bsomebody’s bench\b/i, 'two kinds of ideas'],
];

const literal =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}]+</g;

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

/** The texts of a file: its strings and the text of its elements, without comments and names. */
const textsOf = (source: string): readonly string[] =>
  (source.match(literal) ?? [])
    .map((part) => (part.startsWith('>') ? part.replaceAll(comment, '') : part))
    .filter((part) => !/^\/[*/]/.test(part) && /\w \w/.test(part));

const files = ['content', 'ui', 'features', 'pages', 'app', 'api', 'session', 'outbox'].flatMap(
  (folder) => {
    try {
      return readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `src/${folder}/${name}`);
    } catch {
      return [];
    }
  },
);

test('no string and no text of a component uses a retired phrase', () => {
  const found = files.flatMap((file) =>
    textsOf(readFileSync(file, 'utf8')).flatMap((sentence) =>
      retired
        .filter(([phrase]) => phrase.test(sentence))
        .map(([phrase, instead]) => `${file}: ${sentence} (${phrase.source}: ${instead})`),
    ),
  );
  expect(found).toEqual([]);
});

/** The owner's own headings, to the letter. */
const straight = ["Let's get started", "Let's get to know more", "Let's get you started"];

test('an apostrophe is curly in every sentence', () => {
  const found = files
    .filter((file) => file.startsWith('src/content/') || file.endsWith('.tsx'))
    .flatMap((file) =>
      textsOf(readFileSync(file, 'utf8'))
        .filter((sentence) => /\w'\w/.test(sentence))
        .filter((sentence) => !straight.some((text) => sentence.includes(text)))
        .map((sentence) => `${file}: ${sentence}`),
    );
  expect(found).toEqual([]);
});

test('strings and texts are found, comments are not', () => {
  expect(textsOf("/* It shall go. */ const a = 'one word'; // shall go\n<p>Two words</p>")).toEqual(
    ["'one word'", '>Two words<'],
  );
});
