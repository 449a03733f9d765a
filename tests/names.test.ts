// @vitest-environment node
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  eager: true,
  import: 'default',
});
const files = Object.entries(sources).map(([path, text]) => ({
  file: path.replace('/src/', ''),
  text,
}));

/** Names this portal once had for what the field has a word for. */
const retired = new Set(
  `Act Errand errandOf Flight heldBy carryOut findAct likeness lookAgain verdict mirror Laid laidPosts
  replay foresee askPosts askAhead keptAnswers keptStore noteReading readingOf shelf KeptState keep
  sessionKeeper sessionNews nameOwner enterUnasked tokenMark adminMark desk deskOf useDesk handIn standing
  Standing leaveGate keepGate Line readLine alignLine keptLines useAccepted CatchUp useSince watchFlight
  ListNews patience holdTime goingMark nearlyStarts foldWords useFootMark goOn loadAnew leaveBuild BayHero
  DoorRow DeskHero Doorway Ledger Bench Stylobate RegionGround ReadingRoom Readings Clamped Breakable useNear
  Glance LeaveGuard KeptForm ScrollPlaces RepliesSince Held StaleLine asked had keepers listOf legible isOut
  wayOf seenText HandedOver RegionCourse StepCourse WayOn DraftKeeper createKeep placesHere laid`.split(
    /\s+/,
  ),
);

test('no name of a module and no file uses a retired word', () => {
  const named = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .concat(file.replace(/^.*\/|\.tsx?$/g, ''))
      .filter((name) => retired.has(name.replace(/Props$/, '')))
      .map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});
