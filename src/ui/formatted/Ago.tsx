import { useEffect, useState } from 'react';
import { ago, exactMoment } from './moments';

const minute = 60_000;

export function Ago({ moment }: { readonly moment: number }) {
  const [now, setNow] = useState(Date.now);
  const young = now - moment < 60 * minute;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), young ? minute : 30 * minute);
    return () => clearInterval(timer);
  }, [young]);
  return (
    <time dateTime={new Date(moment).toISOString()} title={exactMoment(moment)}>
      {ago(moment, now)}
    </time>
  );
}
