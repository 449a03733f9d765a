const language = 'en-CA';

/** Formats milliseconds. A formatter takes a phone 20 ms to create: the first call does. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (moment) => {
    formatter ??= new Intl.DateTimeFormat(language, options);
    return formatter.format(moment);
  };
}

export const dateTimeFormat = (dateStyle: Intl.DateTimeFormatOptions['dateStyle']) =>
  dateFormat({ dateStyle, timeStyle: 'short', hourCycle: 'h23' });

export function relativeFormat(): Intl.RelativeTimeFormat['format'] {
  let formatter: Intl.RelativeTimeFormat | undefined;
  return (value, unit) => {
    formatter ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return formatter.format(value, unit);
  };
}
