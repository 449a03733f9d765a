import type { Page } from 'playwright-core';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { faultKinds, type FaultKind } from './faultKinds';
import { openPage, runCells } from './faultMatrix';
import { readScreens } from './faultReads';
import { writeScreens } from './faultWrites';
import { readCell } from './readCell';
import { writeCell } from './writeCell';

/** Who comes to the screens, each in a browser of their own. */
export const people = [
  { who: 'a visitor', account: undefined },
  { who: 'a member', account: memberAccount },
  { who: 'an admin', account: adminAccount },
] as const;

type Person = (typeof people)[number];
type Choice = (screen: number, kind: number) => boolean;

/**
 * Takes a person through the screens that are theirs while calls go wrong.
 * @param part what is done there
 * @param chosen which cells of the table are tried
 * @returns what went wrong, one line for each cell that did not survive
 */
export async function tryCells(
  { account }: Person,
  part: 'reading' | 'sending',
  chosen: Choice = () => true,
): Promise<readonly string[]> {
  const page = await openPage(account);
  const cells: { name: string; run: (page: Page, kind: FaultKind) => Promise<void> }[] =
    part === 'reading'
      ? readScreens
          .filter((screen) => screen.account === account)
          .map((screen) => ({
            name: screen.name,
            run: (on, kind) => readCell(on, screen, kind),
          }))
      : writeScreens
          .filter((screen) => screen.account === account)
          .map((screen) => ({
            name: screen.name,
            run: (on, kind) => writeCell(on, screen, kind),
          }));
  const lost: string[] = [];
  for (const [row, { name, run }] of cells.entries()) {
    const kinds = faultKinds.filter((_, column) => chosen(row, column));
    lost.push(...(await runCells(page, name, kinds, (kind) => run(page, kind))));
  }
  return lost;
}
