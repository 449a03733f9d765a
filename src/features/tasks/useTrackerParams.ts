import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { taskSoftware } from '@/content/taskWords';
import { fieldOf } from '@/lib/fieldOf';
import { withParams } from '@/lib/withParams';

export const newTask = 'new';

const maxSearchLength = 80;
const opened = { opened: true } as const;
const replacing = { replace: true, preventScrollReset: true } as const;

/** `?view=list&software=web&q=menu&task=new`; unknown values are ignored. */
export function useTrackerParams() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const requested = params.get('software');
  const set = (name: 'q' | 'software' | 'view' | 'task', value: string) =>
    setParams(withParams({ [name]: value }), replacing);

  return {
    text: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    software: taskSoftware.some(({ value }) => value === requested) ? (requested ?? '') : '',
    view: params.get('view') === 'list' ? ('list' as const) : ('board' as const),
    task: params.get('task') ?? undefined,
    set,
    showAll: () => setParams(withParams({ q: '', software: '' }), replacing),
    /** Opens a task; Back closes it. */
    open: (id: string) =>
      setParams(withParams({ task: id }), { state: opened, preventScrollReset: true }),
    close: () => {
      if (fieldOf(state, 'opened') === true) void navigate(-1);
      else set('task', '');
    },
  };
}

export type TrackerParams = ReturnType<typeof useTrackerParams>;
