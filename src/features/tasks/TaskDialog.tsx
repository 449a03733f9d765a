import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { taskColumns, taskSoftware, taskWords } from '@/content/taskWords';
import { Alert } from '@/ui/Alert';
import { Button, IconButton } from '@/ui/Button';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as formStyles from '@/ui/form/form.module.css';
import '@/ui/field.module.css';
import * as styles from './taskDialog.module.css';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DateField, TextAreaField, TextField } from '@/ui/form/TextField';
import { Form } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { fieldId } from '@/ui/form/useField';
import { focusOnMount } from '@/lib/focusOnMount';
import { useBlocker } from '@/lib/useBlocker';
import { ModalDialog } from '@/ui/Modal';
import type { Task, TaskContent } from './task';
import { useTaskEdit } from './useTaskEdit';
import { newTask } from './useTrackerParams';

const words = taskWords.form;

type TaskDialogProps = {
  readonly id: string;
  /** Undefined if it is not on the board. */
  readonly task: Task | undefined;
  /** `openedAt` in milliseconds. */
  readonly onSave: (content: TaskContent, openedAt: number) => void;
  readonly onClose: () => void;
};

/** True if what is typed is not a date: the value is then empty. */
const hasBadInput = (control: HTMLElement | null) =>
  control instanceof HTMLInputElement && control.validity.badInput;

/** Adds or edits a task; closing confirms unsaved changes. */
export function TaskDialog({ id, task, onSave, onClose }: TaskDialogProps) {
  const titleId = useId();
  const { form, restored, isUnsaved, merge, discardEdit } = useTaskEdit(id, task);
  const [openedAt] = useState(() => Date.now());
  const [isConfirming, setIsConfirming] = useState(false);
  const blocked = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const leaves =
      here.pathname !== next.pathname || new URLSearchParams(next.search).get('task') !== id;
    return leaves && isUnsaved();
  });

  const isClosing = useRef(false);
  /** Once: the dialog stays until the address has changed, and a second press would go back further. */
  const close = (save?: () => void) => {
    if (isClosing.current) return;
    isClosing.current = true;
    discardEdit();
    save?.();
    onClose();
  };
  const leave = () => {
    if (isUnsaved()) return setIsConfirming(true);
    return close();
  };
  const isAsking = isConfirming || blocked !== undefined;
  const stay = () => {
    setIsConfirming(false);
    blocked?.reset();
    document.getElementById(fieldId('task', 'title'))?.focus();
  };
  const submit = (content: TaskContent) => {
    if (!hasBadInput(document.getElementById(fieldId('task', 'due'))))
      return close(() => onSave(merge(content), openedAt));
    return form.setError('due', { message: words.errors.due }, { shouldFocus: true });
  };
  const added = id === newTask;
  return (
    <ModalDialog
      first="input"
      className={`${dialogStyles.dialog} ${styles.taskDialog}`}
      aria-labelledby={titleId}
      onClose={isAsking ? stay : leave}
    >
      <header>
        <h2 id={titleId}>{added ? taskWords.add : taskWords.edit}</h2>
        <IconButton Icon={X} label={words.close} onClick={leave} />
      </header>
      {restored && <Alert>{words.restored}</Alert>}
      {!added && task === undefined && <Alert>{words.gone}</Alert>}
      <Form
        id="task"
        form={form}
        label={added ? taskWords.add : taskWords.edit}
        pending={false}
        summary={false}
        onSubmit={submit}
      >
        <TextField name="title" label={words.title} autoComplete="off" wide />
        <TextAreaField name="details" label={words.details} optional rows={4} />
        <div className={formStyles.formFields}>
          <DateField name="due" label={words.due} optional />
          <SelectField name="software" label={words.software} options={taskSoftware} optional />
        </div>
        <ChoiceField name="state" label={words.state} options={taskColumns} />
        <div className={styles.taskDialogFoot}>
          <Button type="submit">{added ? words.add : words.save}</Button>
          <Button variant="quiet" onClick={leave}>
            {words.cancel}
          </Button>
        </div>
      </Form>
      {isAsking && (
        <div className={styles.taskDiscard} role="alertdialog" aria-label={words.discard}>
          <p>{words.discard}</p>
          <Button ref={focusOnMount} small variant="outline" onClick={stay}>
            {words.discardNo}
          </Button>
          <Button
            small
            variant="danger"
            onClick={() => {
              if (blocked === undefined) return close();
              discardEdit();
              return blocked.proceed();
            }}
          >
            {words.discardYes}
          </Button>
        </div>
      )}
    </ModalDialog>
  );
}
