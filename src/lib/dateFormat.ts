const language = 'en-CA';

/**
 * Formats moments (milliseconds) in the portal's language. The formatter is created by the first call: a
 * phone takes some 20 ms for it, which a page without dates need not spend.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (moment) => {
    formatter ??= new Intl.DateTimeFormat(language, options);
    return formatter.format(moment);
  };
}

/** As `dateFormat`, with the time to the minute, of 24 hours. */
export const dateTimeFormat = (dateStyle: Intl.DateTimeFormatOptions['dateStyle']) =>
  dateFormat({ dateStyle, timeStyle: 'short', hourCycle: 'h23' });

/** As `dateFormat`, for the time since or until a moment. */
export function relativeFormat(): Intl.RelativeTimeFormat['format'] {
  let formatter: Intl.RelativeTimeFormat | undefined;
  return (value, unit) => {
    formatter ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return formatter.format(value, unit);
  };
}
