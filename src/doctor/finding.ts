/** `breach`: something fails; `weak`: something gets worse; `fine`: as the contract wants it. */
type Grade = 'breach' | 'weak' | 'fine';

export type Finding = {
  readonly grade: Grade;
  readonly check: string;
  readonly subject: string;
  readonly found: string;
  /** What the portal does about it. */
  readonly effect?: string;
  /** For the people who run the host. */
  readonly advice?: string;
};

type Fault = (check: string, found: string, effect: string, advice: string) => void;

export type SubjectReport = ReturnType<typeof reportOn>;

/** A host's words may echo the token, or control a terminal. */
const printable = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/\b(JWT|Bearer) \S+/g, '$1 ***');

export function reportOn(add: (finding: Finding) => void, subject: string) {
  let isFine = true;
  const addFault =
    (grade: 'breach' | 'weak'): Fault =>
    (check, found, effect, advice) => {
      isFine = false;
      add({ grade, check, subject, found: printable(found), effect, advice });
    };
  return {
    breach: addFault('breach'),
    weak: addFault('weak'),
    fine: (check: string, found: string) =>
      add({ grade: 'fine', check, subject, found: printable(found) }),
    isFine: () => isFine,
  };
}

export type FindingGroup = Omit<Finding, 'subject'> & { readonly subjects: readonly string[] };

const order: readonly Grade[] = ['breach', 'weak', 'fine'];

/** Worst first; equal findings are merged. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { subject, ...rest } of findings) {
    // Two equal lists are still two.
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

export type Report = {
  readonly origin: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly findings: readonly FindingGroup[];
  readonly notChecked: readonly string[];
};

export const countOf = ({ findings }: Report, grade: Grade): number =>
  findings.filter((finding) => finding.grade === grade).length;
