import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { type DemoOverview, playFault, readDemo, resetDemo } from './demo.api';

const failed =
  'The demo provider cannot start in this browser. Open the portal over https or on localhost, outside a private window.';

/** Resets the demo's data, and plays failures so that every error state can be seen by hand. */
export function DemoControls() {
  const [demo, setDemo] = useState<DemoOverview>();
  const [message, setMessage] = useState('');

  const tell = useCallback(async (asked: Promise<DemoOverview>, done: string) => {
    try {
      setDemo(await asked);
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  }, []);
  useEffect(() => {
    void tell(readDemo(), '');
  }, [tell]);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        small
        onClick={() => {
          void tell(
            resetDemo(),
            'The demo data are back to how they were. Load the page again to see them.',
          );
        }}
      >
        Reset demo data
      </Button>
      {demo !== undefined && (
        <label className="flex max-w-full flex-wrap items-center gap-2">
          See a failure:
          <select
            className="select w-auto max-w-full min-w-0"
            value={demo.fault}
            onChange={(event) => {
              const { value } = event.target;
              void tell(
                playFault(value),
                value === ''
                  ? 'Calls are answered again.'
                  : 'This failure meets calls from now on.',
              );
            }}
          >
            <option value="">None</option>
            {demo.faults.map(({ name, about }) => (
              <option key={name} value={name}>
                {about}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status">
        {demo?.kept === false && message === ''
          ? 'This browser keeps no data: the demo starts afresh with each page.'
          : message}
      </p>
    </div>
  );
}
