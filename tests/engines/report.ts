/** How a journey went in an engine: the seconds it took, or what failed. */
export type Outcome =
  { readonly ok: true; readonly seconds: number } | { readonly ok: false; readonly reason: string };

/** What an engine has to show. */
export type EngineResult = {
  /** Name and version. */
  readonly name: string;
  /** By the names of the journeys. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
};

const cell = (outcome: Outcome | undefined): string =>
  outcome === undefined
    ? 'not walked'
    : outcome.ok
      ? `ok ${outcome.seconds.toFixed(1)} s`
      : 'FAILED';

/** A table of all journeys and engines, with what failed below it. */
export function formatReport(
  journeys: readonly string[],
  results: readonly EngineResult[],
): readonly string[] {
  const rows = [
    ['journey', ...results.map(({ name }) => name)],
    ...journeys.map((journey) => [
      journey,
      ...results.map(({ outcomes }) => cell(outcomes.get(journey))),
    ]),
  ];
  const widths = ['journey', ...results].map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failures = results.flatMap(({ name, outcomes }) =>
    [...outcomes].flatMap(([journey, outcome]) =>
      outcome.ok ? [] : [`${name}, ${journey}: ${outcome.reason}`],
    ),
  );
  return failures.length === 0 ? lines : [...lines, '', ...failures];
}
