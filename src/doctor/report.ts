import { countOf, type FindingGroup, type Report } from './finding';

const gradeWidth = 8;

/** A text's lines beside the grade: 92 characters at most, unless one word is longer. */
const lines = /[^ ](?:.{0,91}|[^ ]*)(?= |$)/gs;

function rowOf({ grade, subjects, found, effect, advice }: FindingGroup): string {
  const [first = '', ...more] = subjects;
  const subject = more.length === 0 ? first : `${first} and ${more.length} more`;
  const texts = [
    `${subject}: ${found}`,
    effect && `Effect: ${effect}`,
    advice && `To do: ${advice}`,
  ];
  return texts
    .flatMap((text) => text?.match(lines) ?? [])
    .map((line, index) => (index === 0 ? grade : '').padEnd(gradeWidth) + line)
    .join('\n');
}

export function formatReport(report: Report): string {
  const { origin, hosts, findings, notChecked } = report;
  const breaches = countOf(report, 'breach');
  const summary = [
    `${breaches} ${breaches === 1 ? 'breach' : 'breaches'}`,
    `${countOf(report, 'weak')} weak`,
    `${countOf(report, 'fine')} fine`,
  ].join(', ');
  return [
    `Asked as the portal at ${origin}`,
    ...Object.entries(hosts).map(([name, base]) => `  ${name.padEnd(14)}${base}`),
    '',
    ...findings.map(rowOf),
    '',
    ...notChecked.map((text) => `Not checked: ${text}.`),
    `${summary}.`,
    '',
  ].join('\n');
}

export const reportAsJson = (report: Report): string =>
  `${JSON.stringify({ ...report, breaches: countOf(report, 'breach'), weak: countOf(report, 'weak') }, null, 2)}\n`;
