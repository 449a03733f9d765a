const language = 'en-CA';

/** Formats milliseconds. A formatter takes a phone 20 ms to create: a first call does, and one elsewhere. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  const formatters: Record<number, Intl.DateTimeFormat> = {};
  return (moment) => {
    // A formatter has its time zone for good; a laptop may travel with its tabs.
    const zone = new Date().getTimezoneOffset();
    formatters[zone] ??= new Intl.DateTimeFormat(language, options);
    return formatters[zone].format(moment);
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
