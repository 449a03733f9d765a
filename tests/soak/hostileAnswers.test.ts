import { expect, test } from 'vitest';
import { paths, regionPath, withQuery } from '@/config/paths';
import { hostileBodies } from '../setup/hostileAnswers';
import { logInAsMember, openHostile, findViolations } from '../setup/hostilePage';
import { site, visit } from '../setup/journey';

const { origin } = site.live;

test('whole answers that nobody expects: every screen stays intact', async () => {
  // Each call of a visit gets another one, so that calls meet different ones in every visit.
  let next: number | undefined;
  const page = await openHostile(() => (_path, method) => {
    if (next === undefined || method !== 'GET') return undefined;
    next = (next + 1) % hostileBodies.length;
    return { body: hostileBodies[next] ?? '' };
  });
  await logInAsMember(page);
  const addresses = [
    paths.community,
    withQuery(paths.communityInitiative, { community: 4 }),
    withQuery(paths.commentPage, { post: 1 }),
    paths.communities,
    withQuery(paths.pollDetails, { id: 2 }),
    paths.polls,
    regionPath('ontario'),
    paths.outsourcingHome,
  ];
  const found: string[] = [];
  for (let turn = 0; turn < hostileBodies.length / 2; turn += 1) {
    next = turn * 2;
    const path = addresses[turn % addresses.length] ?? paths.community;
    await visit(page, origin + path);
    found.push(...(await findViolations(page, `${path}, answers from ${turn * 2}`)));
  }
  expect(found).toEqual([]);
});
