import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import './alert.css';

const kinds = {
  info: { className: 'alert', Icon: Info },
  danger: { className: 'alert alert--danger', Icon: CircleAlert },
  success: { className: 'alert alert--success', Icon: CircleCheck },
} as const;

type AlertProps = {
  readonly kind?: keyof typeof kinds;
  /** Announces the text at once, when it appears after an action. */
  readonly live?: boolean;
  readonly children: ReactNode;
};

export function Alert({ kind = 'info', live = false, children }: AlertProps) {
  const { className, Icon } = kinds[kind];
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={className} role={role} data-slot="alert">
      <Icon className="icon" />
      <div>{children}</div>
    </div>
  );
}
