// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
);

/** Names this portal once had for what the field has a word for. */
const retired = new Set(
  `Act Errand errandOf Flight heldBy carryOut findAct likeness lookAgain verdict mirror Laid laidPosts
  replay foresee askPosts askAhead keptAnswers keptStore noteReading readingOf shelf KeptState keep
  sessionKeeper sessionNews nameOwner enterUnasked tokenMark adminMark desk deskOf useDesk handIn standing
  Standing leaveGate keepGate readLine alignLine keptLines useAccepted CatchUp useSince watchFlight
  ListNews patience holdTime goingMark nearlyStarts foldWords useFootMark goOn loadAnew leaveBuild BayHero
  DoorRow DeskHero Doorway Ledger Stylobate RegionGround ReadingRoom Readings Clamped Breakable useNear
  Glance LeaveGuard KeptForm ScrollPlaces RepliesSince Held StaleLine asked had keepers listOf legible isOut
  wayOf seenText HandedOver RegionCourse StepCourse WayOn DraftKeeper createKeep placesHere laid Asker asker
  kept said told held keeper keepPosts wrongs takings place places ask asks asking tell tells says saidIn
  stand stands keepBack keepDraft keeping isHeld isKept keptAnswers keptStates keptFocus tasksKept reloadHeld
  fillUntilKept canBeKept holdsNested glance errands acts sendAsMember listReader afterLoss tidy staying
  forgetOtherMembers perMember storedSession unkept setMark markedAt longest deepest most`
    .toLowerCase()
    .split(/\s+/),
);

/** No name contains them. */
const retiredPart = /(?:[dD]esk|[dD]oor|[aA]new|[cC]atchUp)(?![a-z])/;

const isRetired = (name: string) => retired.has(name.toLowerCase()) || retiredPart.test(name);

test('no function, type or constant and no file has a retired word for a name', () => {
  const named = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:export )?(?:async )?(?:function|const|let|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .concat(file.replace(/^.*\/|\.(?:tsx?|module\.css)$/g, ''))
      .filter((name) => isRetired(name.replace(/Props$/, '')))
      .map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);

test('no two classes of a sheet have one name in scripts', () => {
  const doubled = sheets.flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    const names = [...classes].map((name) =>
      name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    return names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${file}: ${name}`);
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(doubled).toEqual([]);
});
