import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { taskSoftware } from '@/content/taskWords';

export const newTask = 'new';

const longest = 80;
const opened = { opened: true } as const;

function wasOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state;
}

/** `?view=list&software=web&q=menu&task=new`; unknown values are ignored. */
export function useTrackerParams() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get('software');
  const after = (name: string, value: string) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const set = (name: 'q' | 'software' | 'view' | 'task', value: string) =>
    setParams(after(name, value), { replace: true, preventScrollReset: true });

  return {
    text: (params.get('q') ?? '').trim().slice(0, longest),
    software: taskSoftware.some(({ value }) => value === asked) ? (asked ?? '') : '',
    view: params.get('view') === 'list' ? ('list' as const) : ('board' as const),
    task: params.get('task') ?? undefined,
    set,
    showAll: () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['q', 'software']) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** Opens a task; Back closes it. */
    open: (id: string) => setParams(after('task', id), { state: opened, preventScrollReset: true }),
    close: () => {
      if (wasOpened(state)) void navigate(-1);
      else set('task', '');
    },
  };
}

export type TrackerParams = ReturnType<typeof useTrackerParams>;
