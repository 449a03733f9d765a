import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import * as alertStyles from './alert.module.css';

const kinds = {
  info: { className: alertStyles.alert, Icon: Info },
  danger: { className: `${alertStyles.alert} ${alertStyles.alertDanger}`, Icon: CircleAlert },
  success: { className: `${alertStyles.alert} ${alertStyles.alertSuccess}`, Icon: CircleCheck },
} as const;

type AlertProps = {
  readonly kind?: keyof typeof kinds;
  /** Announced when it appears; a failure is unless it says otherwise. */
  readonly live?: boolean;
  readonly children: ReactNode;
};

export function Alert({ kind = 'info', live = kind === 'danger', children }: AlertProps) {
  const { className, Icon } = kinds[kind];
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={className} role={role} data-kind={kind} data-slot="alert">
      <Icon />
      <div>{children}</div>
    </div>
  );
}
