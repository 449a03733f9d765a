import { countOf, type FindingGroup, type Report } from './finding';

const width = 100;
const gradeWidth = 8;

function wrap(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width - indent) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

function subjectsOf(subjects: readonly string[]): string {
  const [first = '', ...more] = subjects;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

function rowOf({ grade, subjects, found, effect, advice }: FindingGroup): string {
  const indent = gradeWidth;
  const lines = [
    `${grade.padEnd(gradeWidth)}${wrap(`${subjectsOf(subjects)}: ${found}`, indent)}`,
    ...(effect === undefined ? [] : [`${' '.repeat(indent)}${wrap(`Effect: ${effect}`, indent)}`]),
    ...(advice === undefined ? [] : [`${' '.repeat(indent)}${wrap(`To do: ${advice}`, indent)}`]),
  ];
  return lines.join('\n');
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

export function formatReport(report: Report): string {
  const { origin, hosts, findings, notChecked } = report;
  const summary = [
    counted(countOf(report, 'breach'), 'breach', 'breaches'),
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
