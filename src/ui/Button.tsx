import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as styles from './button.module.css';

const variants = {
  primary: '',
  accent: styles.btnAccent,
  outline: styles.btnOutline,
  quiet: styles.btnQuiet,
  danger: styles.btnDanger,
} as const;

type Look = {
  readonly variant?: keyof typeof variants | undefined;
  readonly small?: boolean | undefined;
};

function classes({ variant = 'primary', small = false }: Look, more = ''): string {
  return [styles.btn, variants[variant], small ? styles.btnSm : '', more].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    readonly pending?: boolean;
  };

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
  readonly Icon: LucideIcon;
  readonly label: string;
};

export function IconButton({ Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      {...rest}
      className={`${styles.btnIcon} ${className}`.trim()}
      aria-label={label}
    >
      <Icon />
    </Button>
  );
}

/** A native button; while `pending` it stays focusable and is busy. */
export function Button(props: ButtonProps) {
  const { variant, small, pending, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      data-slot="button"
      className={classes({ variant, small }, className)}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

export function ButtonLink({ variant, small, className, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} data-slot="button-link" className={classes({ variant, small }, className)} />
  );
}
