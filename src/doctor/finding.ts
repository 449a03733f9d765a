/**
 * How well a host keeps the contract at one place.
 * - `breach`: something the portal does fails
 * - `weak`: it works, but a promise of the portal gets weaker
 * - `fine`: as the contract wants it
 */
export type Grade = 'breach' | 'weak' | 'fine';

/** What one check saw. */
export type Finding = {
  readonly grade: Grade;
  /** Stable name of the check, for programs. */
  readonly check: string;
  /** The host or call it is about. */
  readonly subject: string;
  /** What was seen, in one sentence. */
  readonly found: string;
  /** What the portal does about it. */
  readonly effect?: string;
  /** What to do, for whoever runs the host. */
  readonly advice?: string;
};

/** Findings that say the same of several subjects, as one. */
export type FindingGroup = Omit<Finding, 'subject'> & { readonly subjects: readonly string[] };

const order: readonly Grade[] = ['breach', 'weak', 'fine'];

/** The worst first, each sentence once. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { subject, ...rest } of findings) {
    // Two lists that happen to be alike are still two.
    const own = rest.check === 'list' ? subject : '';
    const key = JSON.stringify([rest.grade, rest.check, rest.found, own]);
    const subjects = groups.get(key)?.subjects ?? [];
    groups.set(key, {
      ...rest,
      subjects: subjects.includes(subject) ? subjects : [...subjects, subject],
    });
  }
  return [...groups.values()].toSorted(
    (one, other) => order.indexOf(one.grade) - order.indexOf(other.grade),
  );
}

/** What a run of the doctor saw. */
export type Report = {
  readonly origin: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly findings: readonly FindingGroup[];
  /** What could not be checked, and why. */
  readonly notChecked: readonly string[];
};

export const countOf = ({ findings }: Report, grade: Grade): number =>
  findings.filter((finding) => finding.grade === grade).length;
